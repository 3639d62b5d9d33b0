import { render, screen } from '@testing-library/react';
import { ThemeRoot } from '@rangmala/shared/theme';
import { Notice, type NoticeTone } from './Notice.tsx';

let scrollIntoView: jest.SpiedFunction<Element['scrollIntoView']>;

beforeEach(() => {
  scrollIntoView = jest.spyOn(Element.prototype, 'scrollIntoView');
});

function showNotice(tone: NoticeTone, Parent: 'form' | 'section') {
  render(
    <ThemeRoot>
      <Parent>
        <Notice tone={tone}>Your account is ready.</Notice>
      </Parent>
    </ThemeRoot>,
  );
  return screen.getByRole(tone === 'bad' ? 'alert' : 'status');
}

it.each(['good', 'bad'] as const)('scrolls to a %s result of a form', (tone) => {
  const notice = showNotice(tone, 'form');
  expect(scrollIntoView).toHaveBeenCalledWith({ block: 'nearest' });
  expect(scrollIntoView.mock.contexts).toEqual([notice]);
});

it.each([
  ['info', 'form'],
  ['good', 'section'],
] as const)('does not scroll to a notice with the tone %s in a %s', (tone, parent) => {
  showNotice(tone, parent);
  expect(scrollIntoView).not.toHaveBeenCalled();
});
