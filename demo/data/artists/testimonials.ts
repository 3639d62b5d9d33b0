import type { SeedFile } from '../../seed-types.ts';

export const demoTestimonials: SeedFile['testimonials'] = [
  {
    picture: 'portrait-ishita-banerjee',
    name: 'Ishita Banerjee',
    testimonial:
      'I described my grandmother’s pond to Anjali for half an hour. Two weeks later her fish were on my tee, and my mother cried at the airport.',
  },
  {
    picture: 'portrait-rohan-mehta',
    name: 'Rohan Mehta',
    testimonial:
      'Meera painted the flat we had just moved out of, from four bad phone photos. She even got the neighbour’s bougainvillea right.',
  },
  {
    picture: 'portrait-fatima-sheikh',
    name: 'Fatima Sheikh',
    testimonial:
      'Zoya wrote our daughter’s name three ways during the call and let her choose. She is four. She chose the one that looks like a bird.',
  },
  {
    picture: 'portrait-joseph-kurian',
    name: 'Joseph Kurian',
    testimonial:
      'I taught chemistry for thirty-five years and never held a gouge. Arjun planned a bookplate with me that now sits in six hundred books.',
  },
  {
    picture: 'portrait-gurpreet-singh',
    name: 'Gurpreet Singh',
    testimonial:
      'We asked Kishan for a bull for the farm office. We got a bull, its story, and a reason to stand there with tea every morning.',
  },
];
