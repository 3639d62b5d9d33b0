/** A field of a product: how a text of its print becomes a text box. */
export interface TextField {
  /** The text as the print has it. */
  text: string;
  name: string;
  label: string;
  maxLength: number;
  /** Width and height of the box in millimetres, around the text as pictured. */
  box: readonly [width: number, height: number];
  /** What the field says when the print has it in capital letters. */
  sample?: string;
  lines?: number;
  align?: 'left';
}

type Row = readonly [
  text: string,
  name: string,
  label: string,
  maxLength: number,
  width: number,
  height: number,
  more?: Pick<TextField, 'sample' | 'lines' | 'align'>,
];

const rows = (...list: readonly Row[]): readonly TextField[] =>
  list.map(([text, name, label, maxLength, width, height, more]) => ({
    text,
    name,
    label,
    maxLength,
    box: [width, height],
    ...more,
  }));

const HORN = (sizes: readonly (readonly [number, number])[]) =>
  rows(
    ['HORN', 'first_line', 'First line', 16, ...(sizes[0] ?? [0, 0]), { sample: 'Horn' }],
    ['OK', 'second_line', 'Second line', 12, ...(sizes[1] ?? [0, 0]), { sample: 'OK' }],
    ['PLEASE', 'third_line', 'Third line', 16, ...(sizes[2] ?? [0, 0]), { sample: 'Please' }],
  );

/** The fields of each product, in the order of the form. A text that is not listed stays a part of the drawing. */
export const FIELDS: Readonly<Record<string, readonly TextField[]>> = {
  'mug-chai-first': rows(
    ['chai first', 'slogan', 'Slogan', 24, 71, 19, { lines: 2 }],
    ['baaki sab baad mein', 'small_line', 'Small line', 40, 71, 8.4],
  ),
  'mug-horn-ok-please': HORN([
    [66, 14],
    [27, 13],
    [50, 11],
  ]),
  'mug-marigold-name': rows(
    ['Aanya', 'name', 'Name', 24, 42, 22, { lines: 2 }],
    ['since 1998', 'small_line', 'Small line', 24, 36, 6],
  ),
  'mug-raja-rani-pair': rows(
    ['raja', 'first_name', 'Name on the teal mug', 20, 54, 23.4, { lines: 2 }],
    ['rani', 'second_name', 'Name on the pink mug', 20, 54, 23.4, { lines: 2 }],
  ),
  'tee-sher-dil-tiger': rows(['SHER DIL', 'slogan', 'Slogan', 24, 262, 52, { sample: 'Sher Dil', lines: 2 }]),
  'tee-horn-ok-please': HORN([
    [236, 64],
    [104, 58],
    [236, 46],
  ]),
  'tee-gully-cricket': rows(['gully cricket club', 'team', 'Team name', 30, 256, 36, { lines: 2 }]),
  'tee-filter-kaapi': rows(
    ['FILTER KAAPI', 'slogan', 'Line above', 22, 262, 46, { sample: 'Filter Kaapi' }],
    ['degree coffee, no debate', 'small_line', 'Line below', 36, 262, 32],
  ),
  'tee-auto-rickshaw': rows([
    'MEETER SE CHALO',
    'slogan',
    'Slogan',
    30,
    266,
    40,
    { sample: 'Meeter se chalo', lines: 2 },
  ]),
  'tee-mor-peacock': rows(['mor', 'word', 'Word', 16, 76, 44, { lines: 2 }]),
  'tee-garage-name': rows(
    ['KABIR & CO.', 'name', 'Name', 20, 256, 54, { sample: 'Kabir & Co.' }],
    ['weekend riders', 'words', 'Words', 30, 240, 42, { lines: 2 }],
    ['PUNE', 'town', 'Town', 24, 220, 26, { sample: 'Pune' }],
  ),
  'wall-macrame-marigold': rows(['home', 'name', 'Name or word', 40, 70, 34, { lines: 2 }]),
  'wall-toran-mango-leaf': rows(['Swagatam', 'name', 'Family name or greeting', 40, 193, 74, { lines: 2 }]),
  'wall-nameplate-family': rows(
    ['Sharmas', 'name', 'Family name', 24, 250, 62, { lines: 2 }],
    ['the', 'above', 'Above the name', 16, 90, 30],
    ['B-204  ·  GULMOHAR', 'house', 'House number', 32, 184, 24, { sample: 'B-204  ·  Gulmohar' }],
  ),
  'wall-brass-banyan': rows(['Our roots', 'names', 'Names', 50, 83, 30, { lines: 2 }]),
  'wall-jharokha-mirror': rows(['khamma ghani', 'line', 'Line on the plinth', 32, 92, 18]),
  'wall-key-holder-truck': rows([
    'GHAR KI CHAABI',
    'slogan',
    'Words',
    30,
    300,
    44,
    { sample: 'Ghar ki chaabi', lines: 2 },
  ]),
  'poster-mumbai-rain': rows(
    ['MUMBAI', 'title', 'Title', 18, 184, 44, { sample: 'Mumbai', align: 'left' }],
    ['in the rain', 'words', 'Words', 24, 77, 26, { align: 'left' }],
  ),
  'poster-himalaya-sunrise': rows(['HIMALAYA', 'title', 'Title', 24, 400, 78, { sample: 'Himalaya' }]),
  'poster-kerala-backwaters': rows(['KERALA', 'title', 'Title', 24, 240, 38, { sample: 'Kerala' }]),
  'poster-know-your-chai': rows(
    ['KNOW YOUR CHAI', 'title', 'Title', 28, 256, 32, { sample: 'Know your chai' }],
    ['twelve moods, one kettle', 'words', 'Small line', 40, 166, 16],
  ),
  'poster-street-birds': rows([
    'BIRDS OF OUR STREET',
    'title',
    'Title',
    32,
    270,
    26,
    { sample: 'Birds of our street' },
  ]),
  'poster-chanda-mama': rows(['chanda mama', 'words', 'Words', 30, 240, 32, { lines: 2 }]),
  'poster-jaipur-hawa-mahal': rows(['JAIPUR', 'title', 'Title', 24, 380, 66, { sample: 'Jaipur' }]),
  'poster-night-we-met': rows(
    ['Meera & Arjun', 'names', 'Names', 32, 270, 44, { lines: 2 }],
    ['the night we met', 'words', 'Words', 40, 240, 20],
    ['UDAIPUR', 'place', 'Place', 32, 250, 16, { sample: 'Udaipur' }],
    ['14 FEBRUARY 2019', 'date', 'Date', 32, 250, 13, { sample: '14 February 2019' }],
  ),
  'cushion-family-initial': rows(
    ['M', 'initial', 'Initial', 4, 200, 150],
    ['THE MENONS', 'family', 'Family name', 24, 236, 50, { sample: 'The Menons' }],
  ),
  'stationery-mandala-planner': rows(
    ['Naya Rang', 'title', 'Title', 24, 108, 26, { lines: 2 }],
    ['har din, naya rang', 'motto', 'Motto', 32, 108, 22],
    ['DAY PLANNER', 'small_line', 'Small line', 32, 108, 9, { sample: 'Day planner' }],
  ),
  'stationery-desk-calendar': rows(['aam ka mausam', 'words', 'Words', 28, 88, 13]),
  'stationery-diwali-cards': rows(['shubh deepavali', 'greeting', 'Greeting', 28, 92, 19.6, { lines: 2 }]),
  'stationery-shagun-lifafa': rows(['shagun', 'word', 'Word', 18, 48, 24.6, { lines: 2 }]),
  'stationery-engraved-pens': rows(
    ['Dr. Lakshmi', 'first_name', 'First pen', 14, 46, 5],
    ['Imran', 'second_name', 'Second pen', 14, 46, 5],
  ),
  'stationery-name-pencils': rows(
    ['Tara', 'first_name', 'First pencil', 20, 54, 4],
    ['Vivaan', 'second_name', 'Second pencil', 20, 54, 4],
    ['Zara', 'third_name', 'Third pencil', 20, 54, 4],
    ['Kabir', 'fourth_name', 'Fourth pencil', 20, 54, 4],
    ['Anvi', 'fifth_name', 'Fifth pencil', 20, 54, 4],
    ['Rehan', 'sixth_name', 'Sixth pencil', 20, 54, 4],
  ),
};
