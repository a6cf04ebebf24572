/** The product's name as shown everywhere. */
export const PRODUCT_NAME = 'Northbill';
