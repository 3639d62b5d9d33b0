import { screen, waitFor, within } from '@testing-library/react';
import { createRefusal, renderPage } from '@rangmala/shared/testing';
import {
  artistAreaApi,
  artTypes,
  createArtwork,
  dance,
  deer,
  harvest,
  meeraSession,
} from '../../testing/fixtures.ts';
import { OwnGallery } from './OwnGallery.tsx';

const GALLERY_PATH = '/artists/meera-joshi/gallery';
const GET_GALLERY = `GET ${GALLERY_PATH}`;
const POST_ARTWORK = `POST ${GALLERY_PATH}`;
const PUT_ORDER = `PUT ${GALLERY_PATH}/order`;

async function showGallery(api: Record<string, unknown> = {}, ownArtTypes = ['Warli', 'Block Print']) {
  const page = renderPage(
    <OwnGallery artistId="meera-joshi" artTypes={artTypes} ownArtTypes={ownArtTypes} />,
    { session: meeraSession, api: { ...artistAreaApi, ...api } },
  );
  await screen.findByText('3 artworks');
  return page;
}
const getUploadForm = () => within(screen.getByRole('group', { name: 'Gallery upload' }));
const getRow = (title: string) =>
  within(screen.getByText(title, { selector: 'strong' }).closest('li') as HTMLElement);
const listTitles = () =>
  within(screen.getAllByRole('list').at(-1) as HTMLElement)
    .getAllByRole('listitem')
    .map((item) => item.querySelector('strong')?.textContent);
const createPng = (name = 'owl.png') => new File([name], name, { type: 'image/png' });

describe('upload', () => {
  const INCOMPLETE_MESSAGE = 'Please select an image, enter a title, and choose at least one art type.';

  test('requires an image, a title and an art type', async () => {
    const { user, api } = await showGallery();
    const expectRefused = async () => {
      await user.click(getUploadForm().getByRole('button', { name: 'Upload' }));
      expect(getUploadForm().getByRole('alert')).toHaveTextContent(INCOMPLETE_MESSAGE);
    };
    await expectRefused();
    await user.upload(getUploadForm().getByLabelText('Artwork image'), createPng());
    await user.type(getUploadForm().getByLabelText('Title'), '   ');
    await user.click(getUploadForm().getByRole('checkbox', { name: 'Gond' }));
    await expectRefused();
    await user.type(getUploadForm().getByLabelText('Title'), 'Owl');
    await user.click(getUploadForm().getByRole('checkbox', { name: 'Gond' }));
    await expectRefused();
    expect(api.to(POST_ARTWORK)).toHaveLength(0);
  });

  async function fillInAndUpload({ user }: Awaited<ReturnType<typeof showGallery>>) {
    await user.upload(getUploadForm().getByLabelText('Artwork image'), createPng());
    await user.type(getUploadForm().getByLabelText('Title'), ' Owl ');
    const types = within(getUploadForm().getByRole('group', { name: 'Art types of the artwork' }));
    await user.click(types.getByRole('checkbox', { name: 'Gond' }));
    await user.click(types.getByRole('checkbox', { name: 'Warli' }));
    await user.click(getUploadForm().getByRole('button', { name: 'Upload' }));
  }

  test('lists the artwork last and clears the form', async () => {
    const uploaded = { data: createArtwork('owl', 'Owl'), warnings: ['A font is missing.'] };
    const page = await showGallery({ [POST_ARTWORK]: { status: 201, body: uploaded } });
    page.api.setResponses({ [GET_GALLERY]: { artworks: [dance, harvest, deer, uploaded.data] } });
    await fillInAndUpload(page);
    expect(await screen.findByText('Image uploaded to gallery!')).toBeVisible();
    expect(screen.getByText('owl.png: A font is missing.')).toBeVisible();
    expect(listTitles()).toEqual(['The Dance', 'Harvest Home', 'Deer of Dots', 'Owl']);
    const form = page.api.bodiesTo(POST_ARTWORK)[0] as FormData;
    expect(form.get('title')).toBe('Owl');
    expect(form.getAll('art_type')).toEqual(['Warli', 'Gond']);
    expect(form.has('file')).toBe(true);
    expect(getUploadForm().getByLabelText('Title')).toHaveValue('');
    expect(getUploadForm().queryByRole('img')).not.toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText('Image uploaded to gallery!')).not.toBeInTheDocument());
  });

  test.each([
    [createRefusal(422, 'It is damaged.'), 'blue_deer.png: It is damaged.', 'sun.png'],
    [createRefusal(507, 'The disk is full.'), 'blue_deer.png: The disk is full.', undefined],
  ])(
    'uploads several pictures until the server is full, and names failed ones',
    async (refusal, reason, last) => {
      let count = 0;
      const answers = [
        { status: 201, body: { data: createArtwork('owl', 'owl') } },
        refusal,
        { status: 201, body: { data: createArtwork('sun', 'sun') } },
      ];
      const { user, api } = await showGallery({ [POST_ARTWORK]: () => answers[count++] }, ['Gond']);
      expect(getUploadForm().getByRole('checkbox', { name: 'Gond' })).toBeChecked();
      const files = [createPng(), createPng('blue_deer.png'), createPng('sun.png')];
      await user.upload(getUploadForm().getByLabelText('Artwork image'), files);
      expect(await getUploadForm().findByLabelText('Title of blue_deer.png')).toHaveValue('blue deer');
      expect(await getUploadForm().findByLabelText('Title of sun.png')).toHaveValue('sun');
      if (!last) await user.click(getUploadForm().getByRole('button', { name: 'Leave out sun.png' }));
      await user.click(getUploadForm().getByRole('button', { name: 'Upload' }));
      expect(await getUploadForm().findByText(reason)).toBeVisible();
      await waitFor(() => expect(getUploadForm().getByLabelText('Title')).toHaveValue('blue deer'));
      const titles = api.to(POST_ARTWORK).map(({ body }) => (body as FormData).get('title'));
      expect(titles).toEqual(['owl', 'blue deer', ...(last ? ['sun'] : [])]);
    },
  );

  test('names all refused files of a choice, and makes those smaller that the browser decodes', async () => {
    const { user } = await showGallery();
    const createLarge = (name: string) => {
      const file = new File([name], name, { type: 'image/jpeg' });
      return Object.defineProperty(file, 'size', { value: 6 * 1024 * 1024 });
    };
    const files = [createLarge('fox.jpg'), createLarge('elephant.jpg'), createPng()];
    await user.upload(getUploadForm().getByLabelText('Artwork image'), files);
    expect(await getUploadForm().findByText('owl.png')).toBeVisible();
    expect(getUploadForm().getByText('fox.jpg, elephant.jpg')).toBeVisible();
    expect(getUploadForm().getByText('File is too large. Maximum size is 5MB.')).toBeVisible();
    globalThis.createImageBitmap = async (file) =>
      file === files[1]
        ? { width: 800, height: 600, close: () => undefined }
        : Promise.reject(new DOMException('', 'InvalidStateError'));
    jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({ drawImage: jest.fn() } as never);
    jest
      .spyOn(HTMLCanvasElement.prototype, 'toBlob')
      .mockImplementation((callback) => callback(new Blob(['smaller'])));
    await user.click(getUploadForm().getByRole('button', { name: 'Make 2 pictures smaller' }));
    expect(await getUploadForm().findByLabelText('Title of elephant.jpg')).toHaveValue('elephant');
    Reflect.deleteProperty(globalThis, 'createImageBitmap');
    expect(getUploadForm().getByText(/Please save it as a JPG below 5 MB/)).toBeVisible();
    expect(getUploadForm().getByRole('button', { name: 'Make it smaller' })).toBeVisible();
  });

  test.each([
    [createRefusal(413, 'File is too large. Maximum size is 5MB.'), /Maximum size/],
    [createRefusal(500, 'An error.'), /^Failed to upload gallery image\.$/],
  ])('shows why the upload failed and keeps the form', async (response, reason) => {
    const page = await showGallery({ [POST_ARTWORK]: response });
    await fillInAndUpload(page);
    const alert = await getUploadForm().findByRole('alert');
    expect(alert).toHaveTextContent('Failed to upload gallery image.');
    expect(alert).toHaveTextContent(reason);
    expect(getUploadForm().getByLabelText('Title')).toHaveValue(' Owl ');
  });
});

describe('order', () => {
  test('shows a new order at once, keeps the focus and saves the order', async () => {
    const saved = { artworks: [harvest, dance, deer] };
    const { user, api } = await showGallery({ [PUT_ORDER]: saved });
    api.setResponses({ [GET_GALLERY]: saved });
    const moveUpButton = getRow('The Dance').getByRole('button', { name: 'Move up' });
    expect(moveUpButton).toHaveAttribute('aria-disabled', 'true');
    await user.click(getRow('The Dance').getByRole('button', { name: 'Move down' }));
    expect(listTitles()).toEqual(['Harvest Home', 'The Dance', 'Deer of Dots']);
    expect(getRow('The Dance').getByRole('button', { name: 'Move down' })).toHaveFocus();
    expect(screen.getByText('The Dance is now 2 of 3.')).toBeInTheDocument();
    expect(api.bodiesTo(PUT_ORDER)).toMatchObject([{ ids: ['harvest', 'dance', 'deer'] }]);
    await waitFor(() => expect(listTitles()).toEqual(['Harvest Home', 'The Dance', 'Deer of Dots']));
  });

  test('makes an artwork the cover only when the artist chooses it', async () => {
    const saved = { artworks: [deer, dance, harvest] };
    const { user, api } = await showGallery({ [PUT_ORDER]: saved });
    api.setResponses({ [GET_GALLERY]: saved });
    expect(getRow('The Dance').getByText('Your cover')).toBeVisible();
    await user.click(getRow('Deer of Dots').getByRole('button', { name: 'Make Cover' }));
    expect(api.bodiesTo(PUT_ORDER)).toMatchObject([{ ids: ['deer', 'dance', 'harvest'] }]);
    expect(await getRow('Deer of Dots').findByText('Your cover')).toBeVisible();
  });

  test('shows the reason and the saved order after a failed change', async () => {
    const { user } = await showGallery({ [PUT_ORDER]: createRefusal(409, 'Your gallery has changed.') });
    await user.click(getRow('Deer of Dots').getByRole('button', { name: 'Move up' }));
    expect(await screen.findByText('Your gallery has changed.')).toBeVisible();
    await waitFor(() => expect(listTitles()).toEqual(['The Dance', 'Harvest Home', 'Deer of Dots']));
  });
});

test('lets an artwork stand for one of its art types', async () => {
  const PUT_PICTURE = `PUT ${GALLERY_PATH}/deer/art-type-picture`;
  const { user, api } = await showGallery({ [PUT_PICTURE]: { status: 204 } });
  await user.click(getRow('Deer of Dots').getByRole('button', { name: 'Use for Gond' }));
  expect(await screen.findByText('Deer of Dots now stands for Gond.')).toBeVisible();
  expect(api.bodiesTo(PUT_PICTURE)).toMatchObject([{ art_type: 'Gond' }]);
});

test('renames an artwork', async () => {
  const PUT_ARTWORK = `PUT ${GALLERY_PATH}/dance`;
  const renamed = { ...dance, title: 'The Long Dance' };
  const { user, api } = await showGallery({ [PUT_ARTWORK]: renamed });
  api.setResponses({ [GET_GALLERY]: { artworks: [renamed, harvest, deer] } });
  await user.click(getRow('The Dance').getByRole('button', { name: 'Rename' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Rename the artwork' }));
  const title = dialog.getByRole('textbox', { name: 'New title' });
  expect(title).toHaveValue('The Dance');
  await user.clear(title);
  await user.click(dialog.getByRole('button', { name: 'Save title' }));
  expect(title).toHaveAccessibleDescription('Please enter a title.');
  await user.type(title, 'The Long Dance');
  await user.click(dialog.getByRole('button', { name: 'Save title' }));
  await waitFor(() => expect(listTitles()[0]).toBe('The Long Dance'));
  expect(api.bodiesTo(PUT_ARTWORK)).toMatchObject([{ title: 'The Long Dance' }]);
});

test('deletes an artwork after a confirmation', async () => {
  const { user, api } = await showGallery({ [`DELETE ${GALLERY_PATH}/deer`]: { status: 204 } });
  api.setResponses({ [GET_GALLERY]: { artworks: [dance, harvest] } });
  const openDeleteDialog = () => user.click(getRow('Deer of Dots').getByRole('button', { name: 'Delete' }));
  const getDialog = () => within(screen.getByRole('dialog', { name: 'Delete this artwork?' }));
  await openDeleteDialog();
  await user.click(getDialog().getByRole('button', { name: 'Keep it' }));
  expect(api.to(`DELETE ${GALLERY_PATH}/deer`)).toHaveLength(0);
  await openDeleteDialog();
  await user.click(getDialog().getByRole('button', { name: 'Yes, delete' }));
  await waitFor(() => expect(listTitles()).toEqual(['The Dance', 'Harvest Home']));
  expect(screen.getByText('Deer of Dots deleted.')).toBeVisible();
  await waitFor(() => expect(screen.getByText('2 artworks')).toHaveFocus());
});
