import { act, renderHook } from '@testing-library/react';
import { useSearchText } from './use-search-text.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function renderSearchBox() {
  const write = jest.fn();
  const { result, rerender } = renderHook(({ address }) => useSearchText(address, write), {
    initialProps: { address: '' },
  });
  return {
    write,
    text: () => result.current.text,
    type: (text: string) => act(() => result.current.typeText(text)),
    pause: () => act(() => jest.advanceTimersByTime(300)),
    changeAddress: (address: string) => rerender({ address }),
  };
}

test('updates the address when typing pauses', () => {
  const box = renderSearchBox();
  box.type('w');
  box.type('warli ');
  expect(box.text()).toBe('warli ');
  expect(box.write).not.toHaveBeenCalled();
  box.pause();
  expect(box.write.mock.calls).toEqual([['warli']]);
  box.changeAddress('warli');
  expect(box.text()).toBe('warli ');
});

test('keeps newer text when an older address arrives late', () => {
  const box = renderSearchBox();
  box.type('w');
  box.pause();
  box.type('wa');
  box.pause();
  box.type('war');
  box.changeAddress('w');
  expect(box.text()).toBe('war');
  box.changeAddress('wa');
  expect(box.text()).toBe('war');
});

test('shows the text of a new address (Back, link) and drops the pending change', () => {
  const box = renderSearchBox();
  box.type('w');
  box.changeAddress('gond');
  expect(box.text()).toBe('gond');
  box.pause();
  expect(box.write).not.toHaveBeenCalled();
});
