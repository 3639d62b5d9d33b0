import * as z from 'zod/mini';
import {
  artPictureQuerySchema,
  changedFieldsSchema,
  copiedDesignSchema,
  createdAssetSchema,
  createdDesignSchema,
  designCopySchema,
  designSchema,
  newDesignSchema,
  ornamentsSchema,
  productPictureQuerySchema,
  productPreviewQuerySchema,
  savedDesignSchema,
  sidePictureQuerySchema,
  signedQuerySchema,
  textOutlineQuerySchema,
  textOutlineSchema,
} from '../designs.ts';
import {
  createdShareSchema,
  designAnswerSchema,
  designListQuerySchema,
  designListSchema,
  designOnProductsSchema,
  designTokensSchema,
  sharedDesignSchema,
} from '../my-designs.ts';
import { defineEndpoints } from './define.ts';

const designAccess = ['customer', 'design-token'] as const;
const pictureAccess = [...designAccess, 'signature'] as const;

export const designEndpoints = defineEndpoints({
  'POST /designs': {
    summary:
      'Creates a design of a product; its token gives access to the design. Repeated with the same token, it returns the design that was created',
    body: newDesignSchema,
    response: { 201: createdDesignSchema },
    errors: [404, 409, 507],
  },
  'GET /designs': {
    summary:
      'The designs of the customer, last changed first, by page; with the header Design-Tokens, the designs of these tokens that do not belong to the customer',
    query: designListQuerySchema,
    headers: designTokensSchema,
    access: designAccess,
    response: { 200: designListSchema },
    errors: [401],
  },
  'DELETE /designs/{id}': {
    summary:
      'Deletes a design with its pictures and its shared link; an ordered design stays with its order and leaves the list of the customer',
    access: designAccess,
    response: { 204: z.null() },
  },
  'POST /designs/{id}/delete': {
    summary: 'Deletes a design like DELETE, for a page without JavaScript, which then shows the list',
    access: designAccess,
    response: { 204: z.null(), 303: z.null() },
  },
  'POST /designs/{id}/share': {
    summary:
      'Creates a link with which others see a design and answer; an earlier link of the design ends. Leads a page without JavaScript to the link',
    access: designAccess,
    response: { 201: createdShareSchema, 303: z.null() },
  },
  'DELETE /designs/{id}/share': {
    summary: 'Ends the shared link of a design; the answers stay',
    access: designAccess,
    response: { 204: z.null() },
  },
  'GET /designs/shared/{token}': {
    summary: 'A shared design with the answers of those who have seen it',
    access: ['link-token'],
    response: { 200: sharedDesignSchema },
  },
  'POST /designs/shared/{token}/answers': {
    summary: 'Adds a like or a comment to a shared design. A visitor’s second like changes nothing',
    access: ['link-token'],
    body: designAnswerSchema,
    response: { 204: z.null(), 303: z.null() },
  },
  'GET /designs/{id}/on': {
    summary: 'Products that suit a design, with addresses of pictures of the design on them',
    access: designAccess,
    response: { 200: designOnProductsSchema },
    errors: [422],
  },
  'GET /designs/{id}/on/{product}.jpg': {
    summary: 'A design on another product, as a copy of it would look; 360 pixels wide and high',
    query: signedQuerySchema,
    produces: 'image/jpeg',
    access: pictureAccess,
    response: { 200: z.string() },
    errors: [422],
  },
  'GET /designs/{id}': {
    summary:
      'A design, with addresses of its pictures that are valid for an hour; 422 when an earlier version stored content that is no longer valid',
    access: designAccess,
    response: { 200: designSchema },
    errors: [422],
  },
  'PUT /designs/{id}': {
    summary:
      'Replaces the content of a design; 409 for an ordered design, 412 when another editor has changed the design since the given revision',
    body: savedDesignSchema,
    access: designAccess,
    response: { 200: designSchema },
    errors: [409, 412, 507],
  },
  'PATCH /designs/{id}/fields': {
    summary:
      'Changes the texts and photos of the fields of a design; 409 for an ordered design, 422 for a text that cannot be printed',
    body: changedFieldsSchema,
    access: designAccess,
    response: { 200: designSchema },
    errors: [409, 507],
  },
  'POST /designs/{id}/assets': {
    summary: 'Adds a picture of at most 5 MB (JPEG, PNG, GIF or SVG) in the form field "file" to a design',
    consumes: 'multipart/form-data',
    access: designAccess,
    response: { 201: createdAssetSchema },
    errors: [409, 422, 507],
  },
  'POST /designs/{id}/copies': {
    summary:
      'Creates a design of this or another product with the layers and pictures of this one, fitted to its print areas',
    body: designCopySchema,
    access: designAccess,
    response: { 201: copiedDesignSchema },
    errors: [409, 422, 507],
  },
  'GET /designs/{id}/previews/{side}.jpg': {
    summary: 'A side of a design on the photograph of its product, as the customer approves it',
    query: productPictureQuerySchema,
    produces: 'image/jpeg',
    access: pictureAccess,
    response: { 200: z.string() },
    errors: [304, 422],
  },
  'GET /designs/{id}/assets/{asset}': {
    summary: 'A picture that was added to a design, at most 2048 pixels wide and high',
    query: signedQuerySchema,
    produces: 'image/webp',
    access: pictureAccess,
    response: { 200: z.string() },
  },
  'GET /designs/{id}/sides/{side}.png': {
    summary:
      'One flat side of a design with bleed, exactly as it is printed; pictures of artists have at most 1,600 pixels',
    query: sidePictureQuerySchema,
    produces: 'image/png',
    access: pictureAccess,
    response: { 200: z.string() },
    errors: [304, 422],
  },
  'GET /products/{id}/preview/{side}.jpg': {
    summary:
      'A side of the product’s own design with other texts, on the photograph of the product; 422 with a sentence for a text that cannot be printed',
    query: productPreviewQuerySchema,
    produces: 'image/jpeg',
    response: { 200: z.string() },
    errors: [304, 422],
  },
  'GET /art': {
    summary: 'The ornaments of the shop’s library, in the owner’s order',
    response: { 200: ornamentsSchema },
  },
  'GET /art/{id}.webp': {
    summary: 'A drawing of a product or of the shop, at most 1024 pixels wide and high; a thumbnail has 256',
    query: artPictureQuerySchema,
    produces: 'image/webp',
    response: { 200: z.string() },
    errors: [404],
  },
  'GET /text-outline': {
    summary: 'A text as one path, exactly as it is printed',
    query: textOutlineQuerySchema,
    response: { 200: textOutlineSchema },
    errors: [422],
  },
});
