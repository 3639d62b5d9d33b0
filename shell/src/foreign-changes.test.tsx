import { act, render, screen } from '@testing-library/react';
import { tolerateForeignChanges } from './foreign-changes.ts';

tolerateForeignChanges();

/** Ways in which translators put their text in the place of a text. */
const TRANSLATORS: Record<string, (text: Text, font: Element) => void> = {
  'replaces texts': (text, font) => text.replaceWith(font),
  'inserts its text, then removes the old one': (text, font) => {
    text.before(font);
    text.remove();
  },
  'removes the old text, then inserts its own': (text, font) => {
    const { parentNode, nextSibling } = text;
    text.remove();
    parentNode?.insertBefore(font, nextSibling);
  },
  'wraps texts': (text, font) => {
    text.replaceWith(font);
    font.replaceChildren(text);
  },
};

function translate(root: Element, replace: (text: Text, font: Element) => void): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const font = document.createElement('font');
    font.textContent = text.data.toUpperCase();
    replace(text, font);
  }
}

function Choice({ time, type, note }: { time: string; type?: string; note?: boolean }) {
  return (
    <p>
      at {time} {type} {note && <b>new</b>}
      {type === 'Gond' ? 'with' : <i>without</i>} Asha
    </p>
  );
}

describe.each(Object.entries(TRANSLATORS))('on a page whose translator %s', (_name, replace) => {
  it('shows changed texts, and removes and inserts beside replaced ones', async () => {
    const { container, rerender } = render(<Choice time="10:00" type="Gond" />);
    translate(container, replace);
    rerender(<Choice time="11:30" type="Warli" note />);
    expect(container).toHaveTextContent(/^at 11:30 Warli new ?without Asha$/i);
    translate(container, replace);
    rerender(<Choice time="12:00" />);
    expect(container).toHaveTextContent(/^at 12:00 without Asha$/i);
    await act(async () => translate(container, replace));
    translate(container, replace);
    rerender(<Choice time="12:30" type="Gond" note />);
    expect(container).toHaveTextContent(/^at 12:30 Gond new ?with Asha$/i);
  });

  it('moves replaced texts', () => {
    const { container, rerender } = render(<div>{createPairs(['a', 'b', 'c'])}</div>);
    translate(container, replace);
    rerender(<div>{createPairs(['c', 'a', 'b'])}</div>);
    expect(container).toHaveTextContent(/^c 1 a 1 b 1$/i);
  });
});

function createPairs(names: string[]) {
  return names.map((name) => <Pair key={name} name={name} />);
}

function Pair({ name }: { name: string }) {
  return (
    <>
      {name} <u>1 </u>
    </>
  );
}

it('shows the title of the next page when others have replaced the title', async () => {
  const { rerender } = render(<title key="mugs">Mugs</title>);
  const title = document.createElement('title');
  title.textContent = 'मग';
  document.head.querySelector('title')?.replaceWith(title);
  await Promise.resolve();
  rerender(<title key="cart">Cart</title>);
  expect(document.title).toBe('Cart');
});

it('removes an element that others have moved or removed', () => {
  const { rerender } = render(
    <div>
      <p>moved</p>
      <p>removed</p>
      <p>kept</p>
    </div>,
  );
  const wrapper = document.createElement('section');
  screen.getByText('moved').before(wrapper);
  wrapper.append(screen.getByText('moved'));
  screen.getByText('removed').remove();
  rerender(<div>{[<p key="new">new</p>]}</div>);
  expect(document.body).toHaveTextContent(/^new$/);
});
