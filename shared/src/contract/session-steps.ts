/**
 * What happens before, in and after a session with an artist. Home, booking, mails, questions and jobs say it in these
 * words.
 */
export const SESSION_STEPS = [
  {
    name: 'Before',
    text: 'Say what you’d like: your idea, the occasion, the day you need it by. You and your artist can write to each other as soon as it’s booked.',
  },
  {
    name: 'In the half-hour',
    text: 'Talk by video, call or chat. Bring a photo, a line from a song, or just an idea.',
  },
  {
    name: 'After',
    text: 'Your artist hands over the design, with two rounds of changes included. It is drawn for you alone, and printed on whatever you choose.',
  },
] as const;
