import { act, renderHook } from '@testing-library/react';
import { useSearchText } from './use-search-text.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function renderSearchBox() {
  const write = jest.fn();
  const { result, rerender } = renderHook(({ urlText }) => useSearchText(urlText, write), {
    initialProps: { urlText: '' },
  });
  return {
    write,
    text: () => result.current.text,
    type: (text: string) => act(() => result.current.typeText(text)),
    pause: () => act(() => jest.advanceTimersByTime(300)),
    changeUrlText: (urlText: string) => rerender({ urlText }),
  };
}

test('keeps newer text when the URL changes to an older text', () => {
  const searchBox = renderSearchBox();
  searchBox.type('w');
  searchBox.pause();
  searchBox.type('wa');
  searchBox.pause();
  searchBox.type('war');
  searchBox.changeUrlText('w');
  expect(searchBox.text()).toBe('war');
  searchBox.changeUrlText('wa');
  expect(searchBox.text()).toBe('war');
});

test('shows the text of a changed URL (Back, link) and drops the pending change', () => {
  const searchBox = renderSearchBox();
  searchBox.type('w');
  searchBox.changeUrlText('gond');
  expect(searchBox.text()).toBe('gond');
  searchBox.pause();
  expect(searchBox.write).not.toHaveBeenCalled();
});
