export { enCaPaymentNotices as paymentNotices } from '#shared/locale/en-ca-payment-notices.ts';
