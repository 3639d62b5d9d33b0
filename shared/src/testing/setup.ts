import '@testing-library/jest-dom';
import './console-guard.ts';
import './browser-gaps.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
