import { render, screen } from '@testing-library/react';
import { ThemeRoot } from '@rangmala/shared/theme';
import { Picture, type PictureProps } from './Picture.tsx';

const MUG = '/media/3f2a/elephant-mug-800x600.webp';
const DOT = 'data:image/webp;base64,UklGRg==';

function renderPicture(props: Partial<PictureProps> = {}) {
  return render(
    <ThemeRoot>
      <Picture src={MUG} alt="Elephant mug" sizes="50vw" {...props} />
    </ThemeRoot>,
  );
}

it('reserves its space and offers AVIF in several widths and one WebP', () => {
  const { container } = renderPicture();
  const picture = screen.getByRole('img', { name: 'Elephant mug' });
  expect(picture).toHaveAttribute('width', '800');
  expect(picture).toHaveAttribute('height', '600');
  expect(picture).toHaveAttribute('loading', 'lazy');
  expect(picture).toHaveAttribute('src', MUG);
  expect(picture).not.toHaveAttribute('srcset');
  const avif = container.querySelector('source');
  expect(avif).toHaveAttribute('type', 'image/avif');
  expect(avif).toHaveAttribute('sizes', '50vw');
});

it('leaves out copies that are larger than a width in rem needs', () => {
  const { container } = renderPicture({ sizes: '5rem' });
  expect(container.querySelector('source')?.getAttribute('srcset')).toMatch(/160w, .*240w$/);
  expect(screen.getByRole('img')).toHaveAttribute('src', MUG.replace('.webp', '.240w.webp'));
});

it('hides its placeholder from screen readers', () => {
  const { container } = renderPicture({ placeholder: DOT });
  expect(container.querySelectorAll('img')).toHaveLength(1);
  expect(container.querySelector('[aria-hidden="true"]')).toHaveStyle({ backgroundImage: `url("${DOT}")` });
});

it('accepts only data: URIs as placeholder', () => {
  const { container } = renderPicture({ placeholder: 'https://elsewhere.example/spy.gif' });
  expect(container.querySelector('[aria-hidden="true"]')).toBeNull();
});

it('loads a `priority` picture at once with high priority, without a preload link', () => {
  renderPicture({ priority: true });
  const picture = screen.getByRole('img', { name: 'Elephant mug' });
  expect(picture).toHaveAttribute('fetchpriority', 'high');
  expect(picture).toHaveAttribute('loading', 'eager');
  expect(document.head.querySelector('link[rel="preload"]')).toBeNull();
});
