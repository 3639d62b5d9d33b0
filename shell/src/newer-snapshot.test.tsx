import { renderHook } from '@testing-library/react';
import { useUnsavedChanges } from '@rangmala/shared/remote';
import '@rangmala/shared/testing';
import { followNewerSnapshots } from './newer-snapshot.ts';

/** Returns whether a click on a link reaches the router. The router listens on the page's root element. */
function clickReachesRouter(): boolean {
  const root = document.createElement('div');
  root.innerHTML = '<a href="/shop"><b>Shop</b></a>';
  document.body.append(root);
  let isReached = false;
  root.addEventListener('click', (event) => {
    isReached = true;
    event.preventDefault();
  });
  window.addEventListener('click', (event) => event.preventDefault(), { once: true });
  root.querySelector('b')?.click();
  root.remove();
  return isReached;
}

/** Stubs the site's snapshot number and records the requested URLs. */
function stubSnapshotNumber(number: number): { requestedUrls: string[] } {
  const requestedUrls: string[] = [];
  // The test setup restores fetch after each test.
  globalThis.fetch = async (input) => {
    requestedUrls.push(input instanceof Request ? input.url : String(input));
    return Response.json({ number });
  };
  return { requestedUrls };
}

let stopFollowing: () => void;
const openTab = (ageMs: number) => {
  const clock = jest.spyOn(performance, 'now').mockReturnValue(0);
  stopFollowing = followNewerSnapshots(7);
  clock.mockReturnValue(ageMs);
};
afterEach(() => stopFollowing());

/** Waits until the response and its JSON are processed, which takes several microtasks. */
async function waitForResponse(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
}

it('leaves links to the router while the snapshot is current', async () => {
  const site = stubSnapshotNumber(7);
  openTab(31_000);
  expect(clickReachesRouter()).toBe(true);
  await waitForResponse();
  expect(clickReachesRouter()).toBe(true);
  expect(site.requestedUrls).toEqual(['/_site/snapshot']);
});

it('leaves links to the browser when the site has another snapshot', async () => {
  stubSnapshotNumber(8);
  openTab(31_000);
  clickReachesRouter();
  await waitForResponse();
  expect(clickReachesRouter()).toBe(false);
});

it('leaves links to the router while there are unsaved changes', async () => {
  stubSnapshotNumber(8);
  openTab(31_000);
  clickReachesRouter();
  await waitForResponse();
  const form = renderHook(({ active }) => useUnsavedChanges(active), { initialProps: { active: true } });
  expect(clickReachesRouter()).toBe(true);
  form.rerender({ active: false });
  expect(clickReachesRouter()).toBe(false);
});

it('does not request the snapshot in the first 30 seconds', () => {
  const site = stubSnapshotNumber(8);
  openTab(10_000);
  clickReachesRouter();
  expect(site.requestedUrls).toEqual([]);
});
