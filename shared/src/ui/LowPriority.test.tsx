import { act, render, screen } from '@testing-library/react';
import { Link, MemoryRouter, Route, Routes, useNavigate } from 'react-router-dom';
import { LowPriority } from '@rangmala/shared/ui';

/** The text of the page at each visit's first render, in the sequence of the visits. */
let firstTexts: string[] = [];
const recordText = (page: HTMLElement | null) => void (page && firstTexts.push(page.textContent));

function Page() {
  return (
    <div ref={recordText}>
      Heading
      <LowPriority> and details</LowPriority>
    </div>
  );
}

function BackButton() {
  const navigate = useNavigate();
  return <button onClick={() => void navigate(-1)}>Back</button>;
}

const showPage = (path: string) =>
  render(
    <MemoryRouter initialEntries={[path]}>
      <Routes>
        <Route path="/" element={<Link to="/page">Open</Link>} />
        <Route
          path="/page"
          element={
            <>
              <Page />
              <Link to="/other">Leave</Link>
            </>
          }
        />
        <Route path="/other" element={<BackButton />} />
      </Routes>
    </MemoryRouter>,
  );

beforeEach(() => (firstTexts = []));

it('renders the part with the page after a load', () => {
  showPage('/page');
  expect(firstTexts).toEqual(['Heading and details']);
});

it('renders the part after the page for a clicked link, and with the page for Back', async () => {
  showPage('/');
  await act(async () => screen.getByRole('link').click());
  expect(firstTexts).toEqual(['Heading']);
  expect(screen.getByText(/and details/)).toBeVisible();
  await act(async () => screen.getByRole('link', { name: 'Leave' }).click());
  await act(async () => screen.getByRole('button', { name: 'Back' }).click());
  expect(firstTexts).toEqual(['Heading', 'Heading and details']);
});
