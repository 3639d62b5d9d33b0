import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import styled from 'styled-components';
import type { SearchResults } from '@rangmala/shared/contract';
import { callApi } from '@rangmala/shared/endpoints';
import { links } from '@rangmala/shared/links';
import { useNavigate } from '@rangmala/shared/router';
import { Picture, Price, VisuallyHidden } from '@rangmala/shared/ui';

/** Time without a key press after which suggestions are requested. */
const PAUSE_MS = 150;
const MAX_PRODUCTS = 5;

export interface ActiveOption {
  isExpanded: boolean;
  /** Id of the option that the arrow keys have chosen. */
  id: string | undefined;
}

interface SuggestionsProps {
  query: string;
  listId: string;
  /** The combobox, whose keys choose an option. */
  input: RefObject<HTMLInputElement | null>;
  onActive: (option: ActiveOption) => void;
  onClose: () => void;
}

interface Suggestion {
  to: string;
  label: string;
  /** What is suggested, or the price of a product. */
  kind: string | number;
  image?: string;
}

/** The list of suggestions below the search field. Shows the last list until the next one is loaded. */
export function Suggestions({ query, listId, input, onActive, onClose }: SuggestionsProps) {
  const navigate = useNavigate();
  const options = useSuggestions(query);
  const [position, setPosition] = useState(-1);
  const isExpanded = options.length > 0;
  const buildId = (index: number) => `${listId}-${index}`;

  const [listedOptions, setListedOptions] = useState(options);
  if (listedOptions !== options) {
    setListedOptions(options);
    setPosition(-1);
  }

  const report = useEffectEvent(onActive);
  useEffect(() => {
    const id = position < 0 ? undefined : buildId(position);
    report({ isExpanded, id });
    if (id !== undefined) document.getElementById(id)?.scrollIntoView({ block: 'nearest' });
  }, [isExpanded, position]); // eslint-disable-line react-hooks/exhaustive-deps -- the id depends on the position only
  useEffect(() => () => report({ isExpanded: false, id: undefined }), []);

  function choose({ to }: Suggestion): void {
    onClose();
    void navigate(to);
  }

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const option = options[position];
    if (event.key === 'Enter' && option) {
      event.preventDefault();
      choose(option);
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined || options.length === 0) return;
    event.preventDefault();
    // Positions from −1 (the field itself) to the last option, in a circle.
    setPosition(((position + 1 + step + options.length + 1) % (options.length + 1)) - 1);
  });
  useEffect(() => {
    const field = input.current;
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    field?.addEventListener('keydown', listener);
    return () => field?.removeEventListener('keydown', listener);
  }, [input]);

  return (
    <>
      <VisuallyHidden role="status">
        {isExpanded &&
          `${options.length} ${options.length === 1 ? 'suggestion' : 'suggestions'}. Use the arrow keys.`}
      </VisuallyHidden>
      <List id={listId} role="listbox" aria-label="Suggestions" hidden={!isExpanded}>
        {options.map((option, index) => (
          <Option
            key={option.to}
            id={buildId(index)}
            role="option"
            aria-selected={index === position}
            // Keeps the focus in the field.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => choose(option)}
          >
            <Frame>{option.image && <Picture src={option.image} alt="" sizes="3rem" fit="cover" />}</Frame>
            <span>{option.label}</span>
            <small>{typeof option.kind === 'number' ? <Price amount={option.kind} /> : option.kind}</small>
          </Option>
        ))}
      </List>
    </>
  );
}

function useSuggestions(query: string): Suggestion[] {
  const [options, setOptions] = useState<Suggestion[]>([]);
  useEffect(() => {
    let isCurrent = true;
    const timer = setTimeout(() => {
      callApi('GET /search', { params: { q: query, limit: MAX_PRODUCTS } }).then(
        (results) => isCurrent && setOptions(toSuggestions(results)),
        // Without suggestions, the form still leads to the results.
        () => undefined,
      );
    }, PAUSE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [query]);
  return options;
}

const toSuggestions = ({ products, categories, artists, art_types }: SearchResults): Suggestion[] => [
  ...products.map(({ id, name, price, image }) => ({
    to: links.product(id),
    label: name,
    kind: price,
    image,
  })),
  ...categories.map(({ name }) => ({ to: links.category(name), label: name, kind: 'Category' })),
  ...artists.map(({ id, name }) => ({ to: links.galleryArtist(id), label: name, kind: 'Artist' })),
  ...art_types.map(({ name }) => ({
    to: links.appointment({ artType: name }),
    label: name,
    kind: 'Art type',
  })),
];

const List = styled.ul`
  position: absolute;
  z-index: ${({ theme }) => theme.layer.float};
  top: 100%;
  left: 0;
  right: 0;
  max-height: min(28rem, 60dvh);
  padding: 0.25rem;
  overflow-y: auto;
  border-radius: ${({ theme }) => theme.radius.small};
  background: ${({ theme }) => theme.color.card};
  box-shadow: ${({ theme }) => theme.shadow.high};
  color: ${({ theme }) => theme.color.ink};
  text-align: left;

  @media (min-width: 48rem) {
    min-width: 24rem;
    left: auto;
  }
`;

const Option = styled.li`
  display: grid;
  grid-template-columns: 3rem minmax(0, 1fr) auto;
  gap: ${({ theme }) => theme.space.s};
  align-items: center;
  min-height: ${({ theme }) => theme.size.target};
  padding: 0.25rem;
  border-radius: ${({ theme }) => theme.radius.small};
  font-size: 1rem;
  cursor: pointer;

  &[aria-selected='true'],
  &:hover {
    outline: 2px solid ${({ theme }) => theme.color.focus};
    outline-offset: -2px;
  }
`;

const Frame = styled.span`
  width: 3rem;
  aspect-ratio: 1;
  overflow: hidden;
  border-radius: ${({ theme }) => theme.radius.small};

  &:empty {
    aspect-ratio: auto;
  }
`;
