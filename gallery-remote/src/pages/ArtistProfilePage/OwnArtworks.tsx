import { startTransition, useActionState, useLayoutEffect, useOptimistic, useRef, useState } from 'react';
import styled from 'styled-components';
import type { ArtType, Artwork } from '@rangmala/shared/contract';
import {
  Button,
  ConfirmDialog,
  Media,
  Muted,
  Picture,
  SquareFrame,
  Stack,
  VisuallyHidden,
  useToast,
} from '@rangmala/shared/ui';
import { useChangeApi } from '@rangmala/shared/endpoints';
import { getServerMessage } from '../../api/server-message.ts';
import { moveId } from '../../lib/profile-draft.ts';
import { formatCount } from '../../lib/format-count.ts';
import { CheckboxLabel } from './CheckboxLabel.tsx';
import { RenameDialog } from './RenameDialog.tsx';

export interface OwnArtworksProps {
  artistId: string;
  artworks: readonly Artwork[];
  artTypes: readonly ArtType[];
}

/** The artist's artworks, with buttons to move, rename and delete each artwork. */
export function OwnArtworks({ artistId, artworks, artTypes }: OwnArtworksProps) {
  const changeApi = useChangeApi();
  const params = { id: artistId };
  const toParams = (artwork: Artwork) => ({ ...params, artworkId: artwork.id });
  const toast = useToast();
  /** The ids of the artworks in the order that is being saved; undefined when no request is running. */
  const [order, setOrder] = useOptimistic<string[] | undefined>(undefined);
  /** Saves one order after the other. */
  const [, saveOrder] = useActionState(async (_previous: null, newOrder: string[]) => {
    try {
      await changeApi('PUT /artists/{id}/gallery/order', { params, body: { ids: newOrder } });
    } catch (error) {
      toast(getServerMessage(error) ?? 'We couldn’t save the new order. Please try again.', 'bad');
    }
    return null;
  }, null);
  const [announcement, setAnnouncement] = useState('');
  const [artworkToRename, setArtworkToRename] = useState<Artwork>();
  const [artworkToDelete, setArtworkToDelete] = useState<Artwork>();
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const movedRow = useRef<{ id: string; step: -1 | 1 }>(undefined);

  const orderedArtworks = order
    ? [
        ...artworks.filter(({ id }) => !order.includes(id)),
        ...order.flatMap((id) => artworks.find((artwork) => artwork.id === id) ?? []),
      ]
    : artworks;
  const ids = orderedArtworks.map(({ id }) => id);

  // Restores the focus, which is lost when a row moves.
  useLayoutEffect(() => {
    if (!movedRow.current) return;
    const { id, step } = movedRow.current;
    movedRow.current = undefined;
    list.current?.querySelector<HTMLElement>(`[data-move="${id} ${step}"]`)?.focus();
  }, [order]);

  function move(artwork: Artwork, step: -1 | 1): void {
    const newOrder = moveId(ids, artwork.id, step);
    const index = newOrder.indexOf(artwork.id);
    if (index === ids.indexOf(artwork.id)) return;
    movedRow.current = { id: artwork.id, step };
    showOrder(newOrder, `${artwork.title} is now ${index + 1} of ${newOrder.length}.`);
  }

  function makeCover(artwork: Artwork): void {
    movedRow.current = { id: artwork.id, step: 1 };
    const newOrder = [artwork.id, ...ids.filter((id) => id !== artwork.id)];
    showOrder(newOrder, `${artwork.title} is now your cover.`);
  }

  function showOrder(newOrder: string[], message: string): void {
    setAnnouncement(message);
    startTransition(() => {
      setOrder(newOrder);
      saveOrder(newOrder);
    });
  }

  const setPrintable = (artwork: Artwork, printable: boolean) =>
    save(
      changeApi('PUT /artists/{id}/gallery/{artworkId}', { params: toParams(artwork), body: { printable } }),
      printable
        ? `Customers may now put ${artwork.title} on products.`
        : `${artwork.title} is no longer offered for products.`,
    );

  const chooseForArtType = (artwork: Artwork, art_type: string) =>
    save(
      changeApi('PUT /artists/{id}/gallery/{artworkId}/art-type-picture', {
        params: toParams(artwork),
        body: { art_type },
      }),
      `${artwork.title} now stands for ${art_type}.`,
    );

  async function save(saving: Promise<unknown>, successMessage: string): Promise<void> {
    try {
      await saving;
      toast(successMessage);
    } catch (error) {
      toast(getServerMessage(error) ?? 'We couldn’t save your choice. Please try again.', 'bad');
    }
  }

  async function deleteArtwork(): Promise<void> {
    if (!artworkToDelete) return;
    await changeApi('DELETE /artists/{id}/gallery/{artworkId}', { params: toParams(artworkToDelete) });
    toast(`${artworkToDelete.title} deleted.`);
    setArtworkToDelete(undefined);
    // Moves the focus, because the focused button was removed with the artwork.
    requestAnimationFrame(() => heading.current?.focus());
  }

  /** Returns the names of the art types whose picture is this artwork. */
  const listRepresented = ({ image }: Artwork) =>
    artTypes.filter((artType) => artType.image === image).map(({ name }) => name);

  return (
    <>
      <h3 ref={heading} tabIndex={-1}>
        {artworks.length === 0 ? 'Your gallery is empty.' : `${formatCount(artworks.length, 'artwork')}`}
      </h3>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      <Stack as="ol" $maxWidth="46rem" ref={list}>
        {orderedArtworks.map((artwork, index) => (
          <Item key={artwork.id}>
            <SquareFrame>
              <Picture
                src={artwork.image}
                alt={artwork.title}
                sizes="6rem"
                placeholder={artwork.placeholder}
                fit="cover"
              />
            </SquareFrame>
            <Stack $gap="xs">
              <strong id={`own-${artwork.id}`}>{artwork.title}</strong>
              <Muted>{artwork.art_types.join(', ')}</Muted>
              {index === 0 && <b>Your cover</b>}
              {listRepresented(artwork).map((name) => (
                <b key={name}>Stands for {name}</b>
              ))}
              <CheckboxLabel>
                <input
                  type="checkbox"
                  checked={artwork.printable ?? false}
                  aria-describedby={`own-${artwork.id}`}
                  onChange={({ target: { checked } }) => void setPrintable(artwork, checked)}
                />
                May be printed on products
              </CheckboxLabel>
            </Stack>
            <Actions>
              <Button
                variant="secondary"
                data-move={`${artwork.id} -1`}
                aria-describedby={`own-${artwork.id}`}
                aria-disabled={index === 0 || undefined}
                onClick={() => move(artwork, -1)}
              >
                Move up
              </Button>
              <Button
                variant="secondary"
                data-move={`${artwork.id} 1`}
                aria-describedby={`own-${artwork.id}`}
                aria-disabled={index === orderedArtworks.length - 1 || undefined}
                onClick={() => move(artwork, 1)}
              >
                Move down
              </Button>
              {index > 0 && (
                <Button
                  variant="secondary"
                  aria-describedby={`own-${artwork.id}`}
                  onClick={() => makeCover(artwork)}
                >
                  Make Cover
                </Button>
              )}
              {artwork.art_types
                .filter((name) => !listRepresented(artwork).includes(name))
                .map((name) => (
                  <Button
                    key={name}
                    variant="secondary"
                    aria-describedby={`own-${artwork.id}`}
                    onClick={() => void chooseForArtType(artwork, name)}
                  >
                    {`Use for ${name}`}
                  </Button>
                ))}
              <Button
                variant="secondary"
                aria-describedby={`own-${artwork.id}`}
                onClick={() => setArtworkToRename(artwork)}
              >
                Rename
              </Button>
              <Button
                variant="danger"
                aria-describedby={`own-${artwork.id}`}
                onClick={() => setArtworkToDelete(artwork)}
              >
                Delete
              </Button>
            </Actions>
          </Item>
        ))}
      </Stack>
      <RenameDialog
        key={artworkToRename?.id ?? 'none'}
        artistId={artistId}
        artwork={artworkToRename}
        onClose={() => setArtworkToRename(undefined)}
      />
      <ConfirmDialog
        title="Delete this artwork?"
        open={artworkToDelete !== undefined}
        cancelLabel="Keep it"
        confirmLabel="Yes, delete"
        variant="danger"
        onCancel={() => setArtworkToDelete(undefined)}
        onConfirm={deleteArtwork}
        describeFailure={(error) =>
          getServerMessage(error) ?? 'We couldn’t delete the artwork. Please try again.'
        }
      >
        <p>
          <strong>{artworkToDelete?.title}</strong> and its picture will be removed from your gallery. This
          can’t be undone.
        </p>
      </ConfirmDialog>
    </>
  );
}

const Item = styled(Media).attrs({ as: 'li', $align: 'center' })`
  padding: ${({ theme }) => theme.space.m};
  border-radius: ${({ theme }) => theme.radius.small};
  background: ${({ theme }) => theme.color.card};
  box-shadow: ${({ theme }) => theme.shadow.low};
`;

const Actions = styled.div`
  display: grid;
  grid-column: 1 / -1;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${({ theme }) => theme.space.s};

  button {
    padding-inline: 0.6rem;
  }
  @media ${({ theme }) => theme.media.medium} {
    display: flex;
    flex-wrap: wrap;
  }
`;
