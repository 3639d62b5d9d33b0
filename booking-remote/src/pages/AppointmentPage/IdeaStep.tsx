import { findLengthProblem, NOTE_MAX, WISH_MAX } from '@rangmala/shared/contract/rules';
import { SHOP_CATEGORIES } from '@rangmala/shared/links';
import { PictureUploadField } from '@rangmala/shared/pictures';
import { SelectField, Stack, TextArea, TextField } from '@rangmala/shared/ui';
import { StepFieldset } from '../../components/StepFieldset.tsx';
import { useNow } from '../../components/use-clock.ts';
import { toBusinessTime } from '../../lib/business-time.ts';
import type { Idea } from './use-idea.ts';

/** The step in which the customer may say what the artist should draw, and for what. */
export function IdeaStep({ idea, artistName }: { idea: Idea; artistName: string }) {
  const today = toBusinessTime(useNow()).date;
  const { change } = idea;
  const { note = '', occasion = '', neededBy = '', product = '' } = idea.draft;
  return (
    <StepFieldset
      legend="What would you like?"
      hint={`All optional. ${artistName} sees it before the session.`}
    >
      <Stack $maxWidth="40rem">
        <TextArea
          label="What should we draw? (optional)"
          name="note"
          rows={3}
          value={note}
          error={findLengthProblem(note, NOTE_MAX)}
          onChange={(event) => change({ note: event.currentTarget.value.slice(0, NOTE_MAX) })}
        />
        <TextField
          label="Occasion (optional)"
          name="occasion"
          hint="A birthday, a wedding, a new home."
          maxLength={WISH_MAX}
          value={occasion}
          onChange={(event) => change({ occasion: event.currentTarget.value })}
        />
        <TextField
          label="Needed by (optional)"
          name="needed_by"
          type="date"
          min={today}
          value={neededBy}
          error={
            neededBy !== '' && neededBy < today
              ? 'This day has passed. Please choose a later one.'
              : undefined
          }
          onChange={(event) => change({ neededBy: event.currentTarget.value })}
        />
        <SelectField
          label="Product (optional)"
          name="product"
          value={product}
          onChange={(event) => change({ product: event.currentTarget.value })}
        >
          <option value="">Not sure yet</option>
          {SHOP_CATEGORIES.map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </SelectField>
        <PictureUploadField
          label="Reference picture (optional)"
          alt="Your reference picture"
          upload={idea.upload}
        />
      </Stack>
    </StepFieldset>
  );
}
