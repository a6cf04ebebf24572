/** The product's name as people read it, on every surface. */
export const PRODUCT_NAME = 'Northbill';
