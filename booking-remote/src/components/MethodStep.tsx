import type { SessionType } from '@rangmala/shared/contract';
import { CONVERSATION_DAYS, SESSION_TYPES } from '@rangmala/shared/contract/rules';
import { Grid, Stack, TextField } from '@rangmala/shared/ui';
import { RadioCard } from './RadioCard.tsx';
import { StepFieldset } from './StepFieldset.tsx';
import type { PhoneField } from './use-phone-field.ts';

const METHOD_DESCRIPTIONS: Record<SessionType, string> = {
  'Jitsi Meet': 'A video meeting in your browser. Show what you have in mind and watch the artist draw.',
  Call: 'Voice only. Good for talking an idea through.',
  Chat: 'By text, at your own pace, with a record to keep.',
};

export interface MethodStepProps {
  /** Name of the artist, for the texts about calls and chats. */
  artistName: string;
  /** The state of the phone field; omitted for guests, because guests do not see the field. */
  phone?: PhoneField;
  number?: number;
  method: SessionType | undefined;
  onChoose: (method: SessionType) => void;
}

export function MethodStep({ number, method, onChoose, artistName, phone }: MethodStepProps) {
  return (
    <StepFieldset legend="Session method" number={number}>
      <Grid $min="13rem" $gap="m">
        {SESSION_TYPES.map((type) => (
          <RadioCard
            key={type}
            name="method"
            value={type}
            checked={type === method}
            onChoose={() => onChoose(type)}
            label={type}
          >
            {METHOD_DESCRIPTIONS[type]}
          </RadioCard>
        ))}
      </Grid>
      {method === 'Call' && phone && (
        <Stack $maxWidth="26rem">
          <TextField
            label="Phone"
            name="phone"
            type="tel"
            autoComplete="tel"
            value={phone.value}
            error={phone.error}
            hint={`${artistName} will call you on this number. Only they see it, from a day before until a day after.`}
            onChange={(event) => phone.change(event.currentTarget.value)}
          />
        </Stack>
      )}
      {method === 'Chat' && (
        <p>
          Your chat with {artistName} opens as soon as you book, and stays open until {CONVERSATION_DAYS} days
          after your design is handed over. You’ll find it under My Appointments.
        </p>
      )}
    </StepFieldset>
  );
}
