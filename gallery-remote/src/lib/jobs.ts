interface Job {
  id: string;
  title: string;
  type: string;
  location: string;
  summary: string;
  description: string;
  requirements: readonly string[];
  benefits: readonly string[];
}

export const JOBS: readonly Job[] = [
  {
    id: '1',
    title: 'Become an Artist',
    type: 'Freelance, flexible hours',
    location: 'Telangana, India, or from your own studio',
    summary: 'Draw for people who come with an idea, show your work in our gallery, and set your own hours.',
    description:
      'Our artists sit down with customers for half an hour, by video, call or chat, and turn a photo, a memory or a line from a song into a design. You hand it over on the session’s page, and once the customer approves it, we print it on the mug, tee or poster they have in mind. Between sessions, you show your own work in our gallery, under your own name.',
    requirements: [
      'A style of your own, within a folk tradition or outside one, and ten works that show it.',
      'Patience with people who know what they feel but can’t yet put it into words.',
      'A quiet place with a reliable internet connection for sessions.',
      'A scanner, a tablet or a camera that does justice to your work.',
    ],
    benefits: [
      'You set the days and hours you can be booked.',
      'Your own page in the gallery, with your works, your story and your rating.',
      'A share of every sale with your design on it.',
      'Your originals and the rights to them stay yours.',
    ],
  },
];

export function findJob(id: string): Job | undefined {
  return JOBS.find((job) => job.id === id);
}
