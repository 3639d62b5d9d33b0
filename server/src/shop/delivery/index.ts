export { computeArrival, type DeliveredProduct, estimateArrival, findLongestDispatch } from './arrival.ts';
export { deliveryRulesChangeSchema, readDeliveryRules, saveDeliveryRules } from './delivery-rules.ts';
