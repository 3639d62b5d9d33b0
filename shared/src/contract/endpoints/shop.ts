import * as z from 'zod/mini';
import {
  categoriesSchema,
  itemChoicesQuerySchema,
  itemChoicesSchema,
  itemsQuerySchema,
  itemsSchema,
  productSchema,
  searchQuerySchema,
  searchResultsSchema,
  shelvesSchema,
} from '../catalogue.ts';
import { deliveryQuerySchema, deliverySchema } from '../delivery.ts';
import { uploadedImageSchema } from '../fields.ts';
import { grievanceRequestSchema, grievanceSchema, raisedGrievanceSchema } from '../grievances.ts';
import { informationSchema, sellerSchema } from '../information.ts';
import { defineEndpoints } from './define.ts';

export const shopEndpoints = defineEndpoints({
  'GET /health': {
    summary: 'Whether the server and its database answer',
    response: { 200: z.object({ status: z.literal('ok') }) },
  },
  'GET /categories': {
    summary: 'The categories of the shop, in menu order',
    response: { 200: categoriesSchema },
  },
  'GET /items': {
    summary: 'Items by category, filters, similarity or ids. X-Total-Count is their number on all pages',
    query: itemsQuerySchema,
    response: { 200: itemsSchema },
  },
  'GET /items/choices': {
    summary: 'The choices of the filters of items, with the number of items of each choice',
    query: itemChoicesQuerySchema,
    response: { 200: itemChoicesSchema },
  },
  'GET /shelves': {
    summary: 'Rows of products with a common subject; a row without products is missing',
    response: { 200: shelvesSchema },
  },
  'GET /products/{id}': {
    summary: 'One product',
    response: { 200: productSchema },
  },
  'GET /search': {
    summary: 'What fits a query best: products by page, and categories, artists and art types',
    query: searchQuerySchema,
    response: { 200: searchResultsSchema },
  },
  'GET /delivery': {
    summary: 'When an order of this moment arrives at a PIN code',
    query: deliveryQuerySchema,
    response: { 200: deliverySchema },
    errors: [404, 422],
  },
  'POST /upload-image': {
    summary: 'Takes a picture of at most 5 MB (JPEG, PNG, GIF or SVG) in the form field "file"',
    consumes: 'multipart/form-data',
    response: { 200: uploadedImageSchema },
    errors: [422, 507],
  },
  'GET /information/{page}': {
    summary: 'The text of the terms, privacy, returns or delivery page',
    response: { 200: informationSchema },
  },
  'GET /seller': {
    summary: 'Who sells: legal name, address, GSTIN and grievance officer',
    response: { 200: sellerSchema },
  },
  'POST /grievances': {
    summary: 'Raises a grievance; it gets a ticket number and is answered within 48 hours',
    body: grievanceRequestSchema,
    response: { 201: raisedGrievanceSchema },
  },
  'GET /grievances/{number}': {
    summary: 'A grievance and its answers, with the token of the mailed link',
    query: z.object({ token: z.optional(z.string()) }),
    access: ['link-token'],
    response: { 200: grievanceSchema },
  },
});
