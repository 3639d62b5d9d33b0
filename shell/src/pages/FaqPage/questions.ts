import { SESSION_STEPS } from '@rangmala/shared/contract/session-steps';
export interface Question {
  question: string;
  answer: string;
}

export interface QuestionGroup {
  title: string;
  questions: readonly Question[];
}

const GROUPS_WITHOUT_ORDERS: readonly QuestionGroup[] = [
  {
    title: 'Designs',
    questions: [
      {
        question: 'Which files can I upload?',
        answer:
          'JPG, PNG, GIF and SVG files of up to 5 MB. For a sharp print, use a picture of at least 1,500 pixels on its longer side.',
      },
      {
        question: 'My picture is quite small. Can you still print it?',
        answer:
          'Usually, yes. We warn you when the print may look soft, and you decide. If you’re not sure, write to us first.',
      },
      {
        question: 'Do I need an account?',
        answer:
          'Not to browse, fill your cart or upload a design. You only need one to book a session with an artist.',
      },
      {
        question: 'Who owns the design an artist draws for me?',
        answer:
          'You may print it as often as you like. The artist keeps the original and is credited wherever we show it.',
      },
    ],
  },
  {
    title: 'Sessions with artists',
    questions: [
      {
        question: 'How does a session work?',
        answer: `A session is half an hour with one artist, and free. ${SESSION_STEPS.map(({ name, text }) => `${name}: ${text}`).join(' ')}`,
      },
      {
        question: 'Which time zone are the times in?',
        answer:
          'All times are Indian Standard Time. If you’re elsewhere, we show your local time next to them.',
      },
      {
        question: 'Can I reschedule or cancel a session?',
        answer:
          'Yes, until it starts. Go to My Account, then My Appointments, and choose Edit or Cancel Appointment.',
      },
    ],
  },
];

const ORDER_GROUP: QuestionGroup = {
  title: 'Orders',
  questions: [
    {
      question: 'Can I order without an account?',
      answer: 'Yes. We only need your address, and an email address and a phone number for questions.',
    },
    {
      question: 'What does shipping cost?',
      answer: 'Standard shipping is free on every order, anywhere in India.',
    },
    {
      question: 'When will my order arrive?',
      answer:
        'We make and dispatch it in three to five working days. Delivery then takes two to four working days to large cities and up to eight elsewhere. Type your PIN code on a product’s page to see the days.',
    },
    {
      question: 'Something arrived damaged. What now?',
      answer: 'Send us a photo within seven days and we’ll print it again, free of charge.',
    },
  ],
};

/** Returns the questions of a shop. Only a shop with a checkout answers questions about orders. */
export const listQuestionGroups = (isCheckoutOn: boolean): readonly QuestionGroup[] =>
  isCheckoutOn ? [...GROUPS_WITHOUT_ORDERS, ORDER_GROUP] : GROUPS_WITHOUT_ORDERS;
