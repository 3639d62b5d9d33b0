export { type DeliveredProduct, estimateArrival } from './order-arrival.ts';
export { deliveryRulesChangeSchema, saveDeliveryRules } from './delivery-rules.ts';
export { readDeliveryRules } from './delivery-rules.ts';
export { computeArrival, findLongestDispatch } from './arrival.ts';
