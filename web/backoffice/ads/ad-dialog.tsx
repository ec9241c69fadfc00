import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { AdEntry } from '#shared/site/content/ads.ts'
import { useDraftedForm } from '#web/api/drafts/use-drafted-form.ts'
import { useFormError } from '#web/api/errors/use-form-error.ts'
import { FormDialog } from '#web/ui/feedback/dialog/form-dialog.tsx'
import { useAskBeforeClosing } from '#web/ui/feedback/dialog/use-ask-before-closing.tsx'
import { toast } from '#web/ui/feedback/toast/toast.ts'
import { FormCheckbox } from '#web/ui/form/form-checkbox.tsx'
import { FormTextField } from '#web/ui/form/form-text-field.tsx'
import { placeOfAd } from './place-of-ad.ts'
import { NewerValue } from '../frame/newer-value.tsx'
import { useNewer } from '../frame/use-newer.ts'

const Fields = z.extend(AdEntry, { version: z.int() })

interface AdDialogProps {
  /** The name of the line that is changed; none of a new one. */
  line: string | undefined
  entries: readonly AdEntry[]
  version: number
  save: (entries: readonly AdEntry[], version: number) => Promise<void>
  onClose: () => void
}

/** A line of ads.txt. */
export function AdDialog({ line: name, entries, version, save, onClose }: AdDialogProps) {
  const { t } = useTranslation('contentadmin')
  const [opened] = useState(entries)
  const place = name === undefined ? undefined : placeOfAd(name, opened, entries)
  const line = place === undefined ? undefined : entries[place]
  const known = { content: line?.content ?? '', active: line?.active ?? true, version }
  const { form, isDirty, discard, finish } = useDraftedForm({ name: `ad.${name ?? 'new'}`, schema: Fields, known })
  const closing = useAskBeforeClosing({ isChanged: isDirty, onDiscard: discard, onClose })
  const { formError, submitWith } = useFormError(form)
  const { newer, noticing } = useNewer(known, form.watch('version'))
  const submit = submitWith(({ version: readVersion, ...entry }) =>
    noticing(async () => {
      await save(withEntry(entries, place, entry), readVersion)
      finish()
      toast.success(t('adSaved'))
      onClose()
    }),
  )
  const stateOf = (active: boolean) => t(active ? 'adActive' : 'adOff')
  const { control } = form
  return (
    <FormDialog
      title={t(name === undefined ? 'adAdd' : 'adEdit')}
      formError={newer ? undefined : formError}
      isSubmitting={form.formState.isSubmitting}
      onSubmit={event => void submit(event as never)}
      closing={closing}
    >
      {newer && (
        <NewerValue
          fields={[
            { label: t('adLine'), mine: form.watch('content'), theirs: newer.content },
            { label: t('state'), mine: stateOf(form.watch('active')), theirs: stateOf(newer.active) },
          ]}
          onTake={() => form.reset(newer)}
          onKeep={() => {
            form.setValue('version', newer.version)
            void submit()
          }}
          isPending={form.formState.isSubmitting}
        />
      )}
      <FormTextField
        control={control}
        name="content"
        label={t('adLine')}
        hint={t('adHint')}
        isRequired
        autoFocus
        autoComplete="off"
      />
      <FormCheckbox control={control} name="active">
        {t('adActive')}
      </FormCheckbox>
    </FormDialog>
  )
}

/** The lines with one in its place; at the end where it is a new one, or is deleted meanwhile. */
const withEntry = (entries: readonly AdEntry[], place: number | undefined, entry: AdEntry): AdEntry[] =>
  place === undefined ? [...entries, entry] : entries.map((one, at) => (at === place ? entry : one))
