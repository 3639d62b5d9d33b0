import './nonce.ts';
import 'react-dom/client';

// Evaluates the shell in tasks of its own, because one task for React and the shell would block a phone for too long.
setTimeout(() => {
  void import(/* webpackMode: "eager" */ './App.tsx');
  setTimeout(() => void import(/* webpackMode: "eager" */ './main.tsx'));
});
