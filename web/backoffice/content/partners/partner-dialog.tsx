import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { changePartner } from '#shared/backoffice/contract/partners/change-partner.ts'
import type { PartnerDraft as Draft } from '#shared/site/content/partner.ts'
import type * as z from 'zod/mini'
import { useDraftedForm } from '#web/api/drafts/use-drafted-form.ts'
import { useFormError } from '#web/api/errors/use-form-error.ts'
import { FormDialog } from '#web/ui/feedback/dialog/form-dialog.tsx'
import { useAskBeforeClosing } from '#web/ui/feedback/dialog/use-ask-before-closing.tsx'
import { FormCheckbox } from '#web/ui/form/form-checkbox.tsx'
import { FormSelect } from '#web/ui/form/form-select.tsx'
import { FormTextField } from '#web/ui/form/form-text-field.tsx'
import { NewerValue, type NewerField } from '../../frame/newer-value.tsx'
import { useNewer } from '../../frame/use-newer.ts'
import styles from '../content.module.css'
import { LanguageField } from '../language-field.tsx'
import { LogoField } from './logo-field.tsx'

type PartnerDraft = z.infer<typeof Draft>
type Values = PartnerDraft & { logo?: string | undefined; version: number }

interface PartnerDialogProps {
  title: string
  /** Undefined for a new one. */
  id?: string
  known: Values
  save: (values: Values) => Promise<void>
  onClose: () => void
}

/** A partner or a brand with its logo. */
export function PartnerDialog({ title, id, known, save, onClose }: PartnerDialogProps) {
  const { t } = useTranslation('sitecontent')
  const { form, isDirty, discard, finish } = useDraftedForm<Values>({
    name: `partner.${id ?? 'new'}`,
    schema: changePartner.body!,
    known,
    unkept: ['logo'],
  })
  const { control } = form
  // A field without a value counts as changed as soon as it is registered, and closing would ask about nothing.
  const logo = useWatch({ control, name: 'logo' })
  const closing = useAskBeforeClosing({ isChanged: isDirty, onDiscard: discard, onClose })
  const { formError, submitWith } = useFormError(form)
  const { newer, noticing } = useNewer(known, form.watch('version'))
  const inWords = usePartnerWords()
  const submit = submitWith(values =>
    noticing(async () => {
      await save(values)
      finish()
      onClose()
    }),
  )
  return (
    <FormDialog
      title={title}
      formError={newer ? undefined : formError}
      isSubmitting={form.formState.isSubmitting}
      onSubmit={event => void submit(event as never)}
      closing={closing}
    >
      {newer && (
        <NewerValue
          fields={inWords(form.watch(), newer)}
          onTake={() => form.reset(newer)}
          onKeep={() => {
            form.setValue('version', newer.version)
            void submit()
          }}
          isPending={form.formState.isSubmitting}
        />
      )}
      <FormTextField control={control} name="name" label={t('partnerName')} isRequired autoFocus autoComplete="off" />
      <LogoField
        partner={id}
        value={logo}
        onChange={file =>
          form.setValue('logo', file, { shouldDirty: true, shouldValidate: form.formState.isSubmitted })
        }
        error={form.formState.errors.logo?.message}
      />
      <div className={styles.pair}>
        <FormSelect
          control={control}
          name="kind"
          label={t('kind')}
          options={[
            { value: 'brand', label: t('brand') },
            { value: 'partner', label: t('partner') },
          ]}
        />
        <LanguageField control={control} name="language" />
      </div>
      <FormCheckbox control={control} name="active">
        {t('activeLabel')}
      </FormCheckbox>
    </FormDialog>
  )
}

/** What stands in the form beside what somebody else has saved, in words. */
function usePartnerWords() {
  const { t } = useTranslation(['sitecontent', 'common', 'backoffice'])
  const languageOf = ({ language }: Values) => t(`backoffice:${language}`)
  return (mine: Values, theirs: Values): NewerField[] => [
    { label: t('partnerName'), mine: mine.name, theirs: theirs.name },
    { label: t('kind'), mine: t(mine.kind), theirs: t(theirs.kind) },
    { label: t('common:language'), mine: languageOf(mine), theirs: languageOf(theirs) },
    { label: t('state'), mine: t(mine.active ? 'shown' : 'hidden'), theirs: t(theirs.active ? 'shown' : 'hidden') },
  ]
}
