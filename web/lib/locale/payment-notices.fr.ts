export { frCaPaymentNotices as paymentNotices } from '#shared/locale/fr-ca-payment-notices.ts';
