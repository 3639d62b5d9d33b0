import { useState } from 'react';
import { fireEvent, screen, within } from '@testing-library/react';
import { expectLink, renderPage } from '@rangmala/shared/testing';
import { Button } from './Button.tsx';
import { PageHeader } from './PageHeader.tsx';
import { PageMeta } from './PageMeta.tsx';

/** A text box, and a button that is busy from a click on “Save” to a click on “Finish”. */
function BusyButton() {
  const [isBusy, setBusy] = useState(false);
  return (
    <>
      <input aria-label="Name" />
      <Button busy={isBusy} onClick={() => setBusy(true)}>
        Save
      </Button>
      <button onClick={() => setBusy(false)}>Finish</button>
    </>
  );
}

const headElement = (selector: string) => document.head.querySelector(selector);

describe('buttons and links', () => {
  it('a button gets back the focus that it lost while busy', () => {
    renderPage(<BusyButton />);
    const button = screen.getByRole('button', { name: 'Save' });
    button.focus();
    fireEvent.click(button);
    // Simulates a browser, which removes the focus from a button that becomes disabled.
    button.blur();
    fireEvent.click(screen.getByRole('button', { name: 'Finish' }));
    expect(button).toHaveFocus();
  });

  it('a button that is no longer busy does not take the focus from another element', () => {
    renderPage(<BusyButton />);
    const button = screen.getByRole('button', { name: 'Save' });
    button.focus();
    fireEvent.click(button);
    screen.getByLabelText('Name').focus();
    fireEvent.click(screen.getByRole('button', { name: 'Finish' }));
    expect(screen.getByLabelText('Name')).toHaveFocus();
  });
});

describe('page header and metadata', () => {
  it('shows one h1 and the breadcrumbs', () => {
    const breadcrumbs = [{ name: 'Shop', to: '/shop' }, { name: 'Mugs' }];
    renderPage(<PageHeader title="Mugs" lead="To drink from" trail={breadcrumbs} />, { path: '/shop/mugs' });
    expect(screen.getByRole('heading', { level: 1, name: 'Mugs' })).toBeVisible();
    const trail = screen.getByRole('navigation', { name: 'Breadcrumb' });
    expectLink('Shop', '/shop', within(trail));
    expect(within(trail).getByText('Mugs')).toHaveAttribute('aria-current', 'page');
    // Tests of pages find the items of the content as the list items in `main`.
    expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
    const data = JSON.parse(trail.querySelector('script')?.textContent ?? '') as Record<string, unknown>;
    expect(data).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, name: 'Shop', item: 'http://localhost:3000/shop' },
        { position: 2, name: 'Mugs', item: 'http://localhost:3000/shop/mugs' },
      ],
    });
  });

  it('writes title, description, canonical URL and link preview', () => {
    renderPage(<PageMeta title="Mugs" description="Mugs of your own." image="/media/a/m-10x10.webp" />, {
      path: '/shop/mugs/',
    });
    expect(document.title).toBe('Mugs | Rangmala');
    expect(headElement('meta[name="description"]')).toHaveAttribute('content', 'Mugs of your own.');
    expect(headElement('link[rel="canonical"]')).toHaveAttribute('href', 'http://localhost:3000/shop/mugs');
    const preview = 'http://localhost:3000/media/a/m-10x10.share.jpg';
    expect(headElement('meta[property="og:image"]')).toHaveAttribute('content', preview);
    expect(headElement('meta[property="og:image:width"]')).toHaveAttribute('content', '1200');
    expect(headElement('meta[property="og:image:height"]')).toHaveAttribute('content', '630');
    expect(headElement('meta[property="og:image:alt"]')).toHaveAttribute('content', 'Mugs');
    expect(headElement('meta[name="robots"]')).toBeNull();
  });

  it('excludes a noIndex page from search engines', () => {
    renderPage(<PageMeta title="Cart" description="Your cart." noIndex />, { path: '/cart' });
    expect(headElement('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    expect(headElement('link[rel="canonical"]')).toBeNull();
  });

  it('escapes text that would end the JSON-LD script', () => {
    const { container } = renderPage(
      <PageMeta title="Mug" description="" jsonLd={{ '@type': 'Product', name: '</script><b>' }} />,
    );
    expect(container.querySelector('b')).toBeNull();
    expect(container.querySelector('script')?.textContent).toContain('\\u003c/script');
  });
});
