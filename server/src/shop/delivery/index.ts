export { type DeliveredProduct, estimateArrival } from './order-arrival.ts';
export { deliveryRulesChangeSchema, saveDeliveryRules } from './delivery-rules.ts';
