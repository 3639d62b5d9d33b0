export interface Job {
  id: string;
  title: string;
  type: string;
  location: string;
  shortDesc: string;
  description: string;
  requirements: readonly string[];
  benefits: readonly string[];
}

/** The fixed list of specification §3: there is one job. */
export const JOBS: readonly Job[] = [
  {
    id: '1',
    title: 'Become an Artist',
    type: 'Freelance, at your own hours',
    location: 'Telangana, India, or from your own studio',
    shortDesc: 'Draw for people who come with an idea, show your work in our gallery, and set your own week.',
    description:
      'Our artists sit down with customers for half an hour, by video, call or chat, and turn a photograph, a memory or a line of a song into a design. It is printed on the mug, tee or wall that the customer has in mind. Between sessions you show your own work in the gallery, under your own name.',
    requirements: [
      'A style of your own, in a folk tradition or outside of all of them, and ten works that show it.',
      'Patience with people who know what they feel, but not what they want.',
      'A quiet place with a good connection for sessions.',
      'A scanner, a tablet or a camera that does justice to your work.',
    ],
    benefits: [
      'You say on which days and at which hours you can be booked.',
      'A page of your own in the gallery, with your works, your words and your rating.',
      'A share of every piece that is sold with a design of yours.',
      'Your originals, and the rights to them, stay yours.',
    ],
  },
];

export function findJob(id: string): Job | undefined {
  return JOBS.find((job) => job.id === id);
}
