import { productsOf } from './product.ts';

export const tees = productsOf('tees', [
  [
    'tee-sher-dil-tiger',
    'Sher Dil Tiger Tee',
    699,
    'A tiger with a lion’s heart, stepping out of the tall grass before a red sun. 180 gsm combed cotton, pre-shrunk, unisex fit in XS to 3XL; wash inside out in cold water. Change the words below the tiger to your own when you order.',
  ],
  [
    'tee-horn-ok-please',
    'Horn OK Please Tee',
    599,
    'The back of every lorry between Ludhiana and Kochi, screen-printed on the front of a black tee. 180 gsm combed cotton, unisex fit in XS to 3XL; machine wash cold, do not iron the print. Your own slogan fits in the same frame: upload it or just write it.',
  ],
  [
    'tee-lotus-mandala',
    'Lotus Mandala Tee',
    649,
    'A mandala of lotus petals in rani, marigold and peacock, set on soft white. 170 gsm organic cotton with a regular fit, XS to 2XL; cold wash, dry in the shade. Ask for your own pair of colours, or upload a mandala you have drawn.',
  ],
  [
    'tee-gully-cricket',
    'Gully Cricket Club Tee',
    649,
    'Bowler, batter and a very good dive at short leg: the evening match as a Warli painting. 180 gsm cotton in earth red, unisex fit in XS to 3XL; machine wash cold. Put your lane, your colony or your team’s name in the last line.',
  ],
  [
    'tee-filter-kaapi',
    'Filter Kaapi Ringer Tee',
    599,
    'Degree coffee in its davara, steaming in front of a Madras sun, with a lac-red ribbed neck and sleeves. 180 gsm cotton in S to 2XL; machine wash cold, inside out. The words around the coffee can be yours.',
  ],
  [
    'tee-auto-rickshaw',
    'Meter Se Chalo Tee',
    599,
    'A proud black-and-yellow auto on its way through the arches, for everyone who has ever bargained for a fare. Bright 180 gsm cotton, unisex fit in XS to 3XL; machine wash cold. Your own number plate can be lettered on the auto.',
  ],
  [
    'tee-kids-haathi',
    'Haathi & Balloons Kids’ Tee',
    499,
    'An elephant dressed for the fair with five balloons, printed with water-based inks that are soft on small skin. 160 gsm cotton with raglan sleeves, for 2 to 10 years; machine wash warm. We write the child’s name on the blanket if you like.',
  ],
  [
    'tee-mor-peacock',
    'Mor Peacock V-Neck',
    749,
    'A peacock in a palace window, among lotuses and little stars, on deep teal. 170 gsm cotton-modal with a gentle V-neck, women’s fit in XS to 2XL; hand wash or a gentle cycle. The small word in the arch can be any name of up to eight letters.',
  ],
  [
    'tee-garage-name',
    'Weekend Riders Name Tee',
    899,
    'Your name over a scooter garage of your own, with your town and the year you learnt to ride. 220 gsm heavyweight cotton henley with raglan sleeves, S to 3XL; machine wash cold. Send name, place and year, or a photo of your own scooter to be drawn in.',
  ],
]);
