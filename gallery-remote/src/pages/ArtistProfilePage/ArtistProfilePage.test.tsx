import { act, screen, waitFor, within } from '@testing-library/react';
import { createRefusal, renderPage, type PageOptions } from '@rangmala/shared/testing';
import { artistAreaApi, meeraSession, meeraWithHours } from '../../testing/fixtures.ts';
import ArtistProfilePage from './ArtistProfilePage.tsx';

const PUT_ARTIST = 'PUT /artists/meera-joshi';

const showWithoutWaiting = (options: PageOptions = {}) =>
  renderPage(<ArtistProfilePage />, {
    path: '/artists/meera-joshi',
    route: '/artists/:artistId',
    session: meeraSession,
    ...options,
    api: { ...artistAreaApi, ...options.api },
  });

async function showPage(options: PageOptions = {}) {
  const page = showWithoutWaiting(options);
  // Finds by value, because queries by role or label take long on this page.
  await screen.findByDisplayValue(/calendar\/secret\.ics$/);
  return page;
}
const createSavedArtist = (change: object = {}) => ({ ...meeraWithHours, outside: [], ...change });
const getSaveButton = () => screen.getByRole('button', { name: 'Save Profile' });
const getBioField = () => screen.getByRole('textbox', { name: 'Bio' });
const getAvailabilityRows = () => screen.getAllByRole('group', { name: /^Availability \d/ });

describe('access', () => {
  const refuseSession = (status: number) => ({
    'GET /artists/meera-joshi/sessions': createRefusal(status, 'No.'),
    'GET /session': { user: null, artist: null },
  });

  test('redirects to the sign-in page when the stored sign-in is forged', async () => {
    const { currentUrl } = showWithoutWaiting({ api: refuseSession(401) });
    expect(screen.queryByRole('textbox', { name: 'Bio' })).not.toBeInTheDocument();
    await waitFor(() => expect(currentUrl()).toBe('/artists'));
    expect(localStorage.getItem('artistLoggedIn')).toBeNull();
    expect(localStorage.getItem('artistId')).toBeNull();
    await act(async () => undefined);
  });

  test('does not request the profile of another artist', async () => {
    const { user, currentUrl, api } = showWithoutWaiting({ path: '/artists/ravi-dhurve' });
    expect(screen.getByRole('heading', { name: 'This profile belongs to another artist.' })).toBeVisible();
    expect(api.requests).toHaveLength(0);
    await user.click(screen.getByRole('link', { name: 'Go to your profile' }));
    expect(currentUrl()).toBe('/artists/meera-joshi');
    expect(await screen.findByRole('textbox', { name: 'Bio' })).toBeVisible();
    await screen.findByDisplayValue(/calendar\/secret\.ics$/);
  });
});

describe('the profile', () => {
  test('sends only changed fields, and shows the result for some seconds', async () => {
    const { user, api } = await showPage({ api: { [PUT_ARTIST]: createSavedArtist({ bio: 'New words.' }) } });
    expect(getBioField()).toHaveValue(meeraWithHours.bio);
    expect(screen.getByRole('textbox', { name: 'Testimonial' })).toHaveValue(meeraWithHours.testimonial);
    const types = within(screen.getByRole('group', { name: 'Art types' }));
    expect(types.getByRole('checkbox', { name: 'Warli' })).toBeChecked();
    expect(types.getByRole('checkbox', { name: 'Gond' })).not.toBeChecked();

    await user.click(types.getByRole('checkbox', { name: 'Gond' }));
    await user.clear(getBioField());
    await user.type(getBioField(), 'New words.');
    const startedAt = performance.now();
    await user.click(getSaveButton());
    expect(screen.getByRole('button', { name: 'Saving...' })).toBeDisabled();
    expect(await screen.findByText('Profile updated!')).toBeVisible();
    expect(performance.now() - startedAt).toBeGreaterThanOrEqual(790);
    expect(api.bodiesTo(PUT_ARTIST)).toMatchObject([
      { bio: 'New words.', art_types: ['Warli', 'Block Print', 'Gond'] },
    ]);
    expect(screen.queryByText('Unsaved changes')).not.toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText('Profile updated!')).not.toBeInTheDocument());
  });

  test('shows why the server refused the profile, and keeps the edits', async () => {
    const { user } = await showPage({ api: { [PUT_ARTIST]: createRefusal(422, 'Not this picture.') } });
    await user.type(getBioField(), ' More.');
    await user.click(getSaveButton());
    const alert = await screen.findByText('Failed to update profile.');
    expect(alert.closest('[role="alert"]')).toHaveTextContent('Not this picture.');
    expect(getBioField()).toHaveValue(`${meeraWithHours.bio} More.`);
    expect(screen.getByText('Unsaved changes')).toBeVisible();
  });

  test('uploads a picture when it is chosen and saves it with the form', async () => {
    const url = '/uploads/9/me-300x300.webp';
    const { user, api } = await showPage({
      api: {
        'POST /upload-image': createRefusal(500, 'An error.'),
        [PUT_ARTIST]: createSavedArtist({ image: url }),
      },
    });
    const file = new File(['x'], 'me.png', { type: 'image/png' });
    await user.upload(screen.getByLabelText('Profile image'), file);
    expect(await screen.findByText('Upload failed.')).toBeVisible();
    expect(screen.getByLabelText('Profile image')).toHaveFocus();
    const warnings = ['This drawing has text in a font that we don’t have: Gilroy.'];
    api.setResponses({ 'POST /upload-image': { url, thumbnail: url, warnings } });
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    await waitFor(() => expect(screen.getByText('Unsaved changes')).toBeVisible());
    expect(screen.getByRole('img', { name: /Profile picture/ })).toHaveAttribute('src', url);
    expect(screen.getByText(/a font that we don’t have: Gilroy/)).toBeVisible();
    await user.click(getSaveButton());
    await screen.findByText('Profile updated!');
    expect(api.bodiesTo(PUT_ARTIST)).toMatchObject([{ image: url }]);
  });
});

describe('hours', () => {
  test('adds, changes and removes entries, and lists booked sessions outside the new hours', async () => {
    const outside = [{ date: '2026-11-30', time: '10:30:00' }];
    const { user, api } = await showPage({ api: { [PUT_ARTIST]: createSavedArtist({ outside }) } });
    expect(getAvailabilityRows()).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Add availability' }));
    const newRow = within(getAvailabilityRows()[2] as HTMLElement);
    expect(newRow.getByRole('combobox', { name: 'Start time' })).toHaveValue('10:00');
    expect(newRow.getByRole('combobox', { name: 'End time' })).toHaveValue('11:00');
    await user.selectOptions(newRow.getByRole('combobox', { name: 'Day' }), 'Sun');
    await user.selectOptions(newRow.getByRole('combobox', { name: 'End time' }), '12:30');
    await user.click(within(getAvailabilityRows()[0] as HTMLElement).getByRole('button', { name: 'Remove' }));
    expect(screen.getByRole('button', { name: 'Add availability' })).toHaveFocus();
    await user.click(getSaveButton());
    await screen.findByText('Profile updated!');
    expect(api.bodiesTo(PUT_ARTIST)[0]).toEqual({
      availability: [
        { weekday: 2, start_time: '15:00', end_time: '17:00' },
        { weekday: 6, start_time: '10:00', end_time: '12:30' },
      ],
    });
    expect(screen.getByText('Monday, 30 November, 10:30 AM')).toBeVisible();
  });

  test('shows overlaps and reversed times beside the entry', async () => {
    const { user, api } = await showPage();
    const secondRow = getAvailabilityRows()[1] as HTMLElement;
    await user.selectOptions(within(secondRow).getByRole('combobox', { name: 'End time' }), '14:00');
    expect(secondRow).toHaveAccessibleDescription(/Wednesday the end time \(2:00 PM\) must be after/);
    await user.selectOptions(within(secondRow).getByRole('combobox', { name: 'Day' }), 'Mon');
    await user.selectOptions(within(secondRow).getByRole('combobox', { name: 'Start time' }), '12:30');
    expect(secondRow).toHaveAccessibleDescription(/Monday 10:00 AM–1:00 PM and 12:30 PM–2:00 PM overlap/);
    await user.click(getSaveButton());
    await waitFor(() => expect(within(secondRow).getByRole('combobox', { name: 'Day' })).toHaveFocus());
    expect(api.to(PUT_ARTIST)).toHaveLength(0);
  });
});

describe('unsaved changes', () => {
  test('asks before a link leaves the page', async () => {
    const { user, currentUrl } = await showPage();
    await user.type(getBioField(), ' More.');
    await user.click(screen.getByRole('link', { name: 'Change password' }));
    const getDialog = () => within(screen.getByRole('dialog', { name: 'Leave without saving?' }));
    await user.click(getDialog().getByRole('button', { name: 'Stay here' }));
    expect(currentUrl()).toBe('/artists/meera-joshi');
    await user.click(screen.getByRole('link', { name: 'Change password' }));
    await user.click(getDialog().getByRole('button', { name: 'Leave without saving' }));
    expect(currentUrl()).toBe('/artists/meera-joshi/changepassword');
    expect(sessionStorage).toHaveLength(0);
  });

  test('asks before the browser closes the page', async () => {
    const { user } = await showPage();
    const isUnloadPrevented = () => {
      const event = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(isUnloadPrevented()).toBe(false);
    await user.type(getBioField(), '!');
    expect(isUnloadPrevented()).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Discard changes' }));
    expect(getBioField()).toHaveValue(meeraWithHours.bio);
    expect(isUnloadPrevented()).toBe(false);
  });

  test('restores unsaved changes after a reload', async () => {
    const firstVisit = await showPage();
    await firstVisit.user.type(getBioField(), ' More.');
    firstVisit.unmount();
    const { user } = await showPage();
    expect(getBioField()).toHaveValue(`${meeraWithHours.bio} More.`);
    expect(screen.getByText(/restored your unsaved changes/)).toBeVisible();
    await user.click(screen.getAllByRole('button', { name: 'Discard changes' })[0] as HTMLElement);
    expect(getBioField()).toHaveValue(meeraWithHours.bio);
    expect(sessionStorage).toHaveLength(0);
  });

  test('keeps unsaved changes after the end of the session', async () => {
    const { user, currentUrl } = await showPage({
      api: {
        [PUT_ARTIST]: createRefusal(401, 'Please sign in.'),
        'GET /session': { user: null, artist: null },
      },
    });
    await user.type(getBioField(), ' More.');
    await user.click(getSaveButton());
    await waitFor(() => expect(currentUrl()).toBe('/artists'));
    expect(sessionStorage.getItem('rangmala.profile-edits.meera-joshi')).toMatch(/More\./);
  });
});
