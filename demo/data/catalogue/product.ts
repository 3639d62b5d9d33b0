/** A product as the demo shop offers it. */
export interface DemoProduct {
  id: string;
  /** Slug of its category. */
  category: string;
  name: string;
  /** In rupees. */
  price: number;
  description: string;
  /** Keys of its drawings, the main one first. */
  pictures: readonly string[];
}

type Entry = readonly [
  id: string,
  name: string,
  price: number,
  description: string,
  more?: readonly string[],
];

/** The products of one category; a product's first picture has the product's own id as its key. */
export const shelf = (category: string, entries: readonly Entry[]): readonly DemoProduct[] =>
  entries.map(([id, name, price, description, more = []]) => ({
    id,
    category,
    name,
    price,
    description,
    pictures: [id, ...more],
  }));
