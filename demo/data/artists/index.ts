export { demoArtTypes } from './art-types.ts';
export { demoArtists } from './artists.ts';
export { demoTestimonials } from './testimonials.ts';
