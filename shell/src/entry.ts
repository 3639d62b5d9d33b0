import './nonce.ts';
import 'react-dom/client';

// Evaluates the shell in a task of its own after React: one task for both would be longer than 50 ms on a phone.
setTimeout(() => void import(/* webpackMode: "eager" */ './main.tsx'));
