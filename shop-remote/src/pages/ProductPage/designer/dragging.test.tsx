import { fireEvent, screen } from '@testing-library/react';
import { createNewTextKey, renderMugPage, withinEditor } from '../../../testing/designs.ts';
import ProductPage from '../ProductPage.tsx';

/** The design area at two pixels per millimetre. The print area is 80 × 76 mm, with a bleed of 2 mm. */
const AREA_BOX = { left: 0, top: 0, width: 168, height: 160 } as DOMRect;

/** An event with the fields that the editor reads, because jsdom has no pointer events. */
class StubPointerEvent extends MouseEvent {
  readonly pointerId: number;
  /** All events happen at the same time, so that two taps are a double tap. */
  override readonly timeStamp = 1;
  constructor(type: string, options: PointerEventInit) {
    super(type, options);
    this.pointerId = options.pointerId ?? 0;
  }
}

beforeEach(() => {
  window.PointerEvent = StubPointerEvent as typeof PointerEvent;
});
afterEach(() => Reflect.deleteProperty(window, 'PointerEvent'));

/** Opens the editor and adds a text in the middle. The returned functions read the elements of the design area. */
async function addText(api: Record<string, unknown> = {}) {
  jest.spyOn(SVGElement.prototype, 'getBoundingClientRect').mockReturnValue(AREA_BOX);
  const page = await renderMugPage(<ProductPage />, { api });
  await page.user.click(screen.getByRole('button', { name: 'Personalise' }));
  await page.user.click(await screen.findByRole('button', { name: 'Add text' }));
  await withinEditor().findByRole('button', { name: 'Text: Your text' });
  await page.user.keyboard('{Escape}');
  const area = withinEditor().getByRole('group', { name: 'Design area' });
  const findElement = (selector: string) => {
    const element = area.querySelector(selector);
    if (!element) throw new Error(`The design area has no ${selector}.`);
    return element;
  };
  const readDrag = () => findElement('[data-shape]').parentElement?.getAttribute('transform');
  const readFrame = () => findElement('[data-frame] rect').getAttribute('transform');
  const hasSnapLine = () => area.querySelector('[data-snap="y"]') !== null;
  return { ...page, findElement, readDrag, readFrame, hasSnapLine };
}

const readLeft = () =>
  Number(withinEditor().getByRole<HTMLInputElement>('spinbutton', { name: 'Left (mm)' }).value);

function movePointer(element: Element, x: number, y: number): void {
  fireEvent.pointerMove(element, { pointerId: 1, clientX: x, clientY: y });
}

test('moves only the drawing of a layer and its frame during a drag, and the layer at the end', async () => {
  const { findElement, readDrag, readFrame, user } = await addText();
  const left = readLeft();
  fireEvent.pointerDown(findElement('[data-shape]'), { pointerId: 1, clientX: 84, clientY: 80 });
  movePointer(findElement('[data-shape]'), 104, 80);
  expect(readDrag()).toBe('translate(50 38) rotate(0) scale(1) translate(-40 -38)');
  expect(readFrame()).toBe('translate(50 38) rotate(0)');
  expect(readLeft()).toBe(left);

  fireEvent.pointerUp(findElement('[data-shape]'), { pointerId: 1, clientX: 104, clientY: 80 });
  expect(readLeft()).toBe(left + 10);
  expect(readDrag()).toBeNull();
  movePointer(findElement('[data-shape]'), 144, 80);
  expect(readDrag()).toBeNull();

  await user.click(withinEditor().getByRole('button', { name: 'Undo' }));
  expect(readLeft()).toBe(left);
});

test('snaps a dragged layer to the middle of the side', async () => {
  const { findElement, hasSnapLine } = await addText();
  const top = withinEditor().getByRole<HTMLInputElement>('spinbutton', { name: 'Top (mm)' }).value;
  const vibrate = jest.fn();
  Object.assign(navigator, { vibrate });
  fireEvent.pointerDown(findElement('[data-shape]'), { pointerId: 1, clientX: 84, clientY: 80 });
  movePointer(findElement('[data-shape]'), 110, 84);
  expect(hasSnapLine()).toBe(true);
  expect(vibrate).toHaveBeenCalledTimes(1);
  fireEvent.pointerUp(findElement('[data-shape]'), { pointerId: 1, clientX: 110, clientY: 84 });
  expect(hasSnapLine()).toBe(false);
  expect(withinEditor().getByRole('spinbutton', { name: 'Top (mm)' })).toHaveDisplayValue(top);
  expect(await withinEditor().findByRole('status')).toHaveTextContent('Lined up with the middle.');
});

test('is felt at each new line', async () => {
  const { findElement } = await addText();
  const vibrate = jest.fn();
  Object.assign(navigator, { vibrate });
  fireEvent.pointerDown(findElement('[data-shape]'), { pointerId: 1, clientX: 84, clientY: 80 });
  movePointer(findElement('[data-shape]'), 84, 44);
  expect(vibrate).toHaveBeenCalledTimes(1);
  movePointer(findElement('[data-shape]'), 84, 82);
  expect(vibrate).toHaveBeenCalledTimes(2);
  movePointer(findElement('[data-shape]'), 84, 81);
  expect(vibrate).toHaveBeenCalledTimes(2);
  expect(await withinEditor().findByText('Saved')).toBeInTheDocument();
});

test('changes nothing by another button of the mouse, and by a gesture that the browser cancels', async () => {
  const { findElement, readDrag } = await addText();
  const left = readLeft();
  const shape = findElement('[data-shape]');
  fireEvent.pointerDown(shape, { pointerId: 1, clientX: 84, clientY: 80, button: 2 });
  movePointer(shape, 104, 80);
  expect(readDrag()).toBeNull();

  fireEvent.pointerDown(shape, { pointerId: 1, clientX: 84, clientY: 80 });
  movePointer(shape, 104, 80);
  expect(readDrag()).not.toBeNull();
  fireEvent.pointerCancel(shape, { pointerId: 1, clientX: 104, clientY: 80 });
  expect(readDrag()).toBeNull();
  expect(readLeft()).toBe(left);
  expect(await withinEditor().findByText('Saved')).toBeInTheDocument();
});

test('moves a text whose outline is being loaded', async () => {
  const loading = () => new Promise(() => undefined);
  const { findElement, user } = await addText({
    [createNewTextKey('Your text', { typeface: 'eczar' })]: loading,
  });
  await user.selectOptions(withinEditor().getByRole('combobox', { name: 'Typeface' }), 'eczar');
  const left = readLeft();
  withinEditor().getByRole('button', { name: 'Text: Your text' }).focus();
  await user.keyboard('{Shift>}{ArrowRight}{/Shift}');
  expect(findElement('[data-shape]').getAttribute('transform')).toMatch(/^translate\(50 38\)/);
  fireEvent.pointerDown(findElement('[data-shape]'), { pointerId: 1, clientX: 84, clientY: 80 });
  movePointer(findElement('[data-shape]'), 104, 80);
  fireEvent.pointerUp(findElement('[data-shape]'), { pointerId: 1, clientX: 104, clientY: 80 });
  expect(readLeft()).toBe(left + 20);
  expect(findElement('[data-shape]').getAttribute('transform')).toMatch(/^translate\(60 38\)/);
  expect(await withinEditor().findByText('Saved')).toBeInTheDocument();
});

test('opens the caret by a double tap, and offers a photo or a text at a tapped empty place', async () => {
  const { findElement, user } = await addText();
  const tap = (element: Element, clientX: number, clientY: number) => {
    fireEvent.pointerDown(element, { pointerId: 1, clientX, clientY });
    fireEvent.pointerUp(element, { pointerId: 1, clientX, clientY });
  };
  tap(findElement('[data-shape]'), 84, 80);
  expect(withinEditor().queryByRole('textbox', { name: 'Type here' })).not.toBeInTheDocument();
  // The handles of a small layer cover it.
  tap([...findElement('[data-frame]').querySelectorAll('g')].at(-1) as Element, 84, 80);
  expect(withinEditor().getByRole('textbox', { name: 'Type here' })).toHaveFocus();

  const area = withinEditor().getByRole('group', { name: 'Design area' });
  tap(area, 84, 20);
  expect(withinEditor().queryByRole('menu')).not.toBeInTheDocument();
  tap(area, 84, 20);
  expect(withinEditor().getByRole('menuitem', { name: 'Photo' })).toHaveFocus();
  await user.keyboard('{ArrowDown}{Enter}');
  expect(withinEditor().getByRole('textbox', { name: 'Type here' })).toHaveFocus();
  expect(withinEditor().getByRole('spinbutton', { name: 'Top (mm)' })).toHaveValue(4);

  tap(area, 84, 150);
  fireEvent.pointerDown(area, { pointerId: 1, clientX: 84, clientY: 150 });
  // The mouse is released outside the design area.
  tap(findElement('[data-shape]'), 84, 80);
  expect(withinEditor().queryByRole('menu')).not.toBeInTheDocument();
});

test('shows a layer at its old position again when a drag would move it off the print area', async () => {
  const { findElement, readDrag } = await addText();
  const left = readLeft();
  fireEvent.pointerDown(findElement('[data-shape]'), { pointerId: 1, clientX: 84, clientY: 80 });
  movePointer(findElement('[data-shape]'), 600, 80);
  fireEvent.pointerUp(findElement('[data-shape]'), { pointerId: 1, clientX: 600, clientY: 80 });
  expect(readDrag()).toBeNull();
  expect(readLeft()).toBe(left);
  expect(withinEditor().getByRole('status')).toHaveTextContent('The layer would be outside the print area.');
});

test('rotates and scales the drawing of the layer and its frame', async () => {
  const { findElement, readDrag, readFrame } = await addText();
  const listHandles = () => [...findElement('[data-frame]').querySelectorAll('g')];
  const rotationHandle = listHandles().at(-1) as Element;
  fireEvent.pointerDown(rotationHandle, { pointerId: 1, clientX: 84, clientY: 40 });
  movePointer(rotationHandle, 124, 80);
  expect(readDrag()).toBe('translate(40 38) rotate(90) scale(1) translate(-40 -38)');
  expect(readFrame()).toBe('translate(40 38) rotate(90)');
  fireEvent.pointerUp(rotationHandle, { pointerId: 1, clientX: 124, clientY: 80 });
  expect(withinEditor().getByRole('spinbutton', { name: 'Rotation (°)' })).toHaveValue(90);

  const corner = listHandles()[0] as Element;
  fireEvent.pointerDown(corner, { pointerId: 1, clientX: 104, clientY: 80 });
  movePointer(corner, 94, 80);
  expect(readDrag()).toContain('scale(0.5)');
  fireEvent.pointerUp(corner, { pointerId: 1, clientX: 94, clientY: 80 });
  expect(await withinEditor().findByText('Saved')).toBeInTheDocument();
});
