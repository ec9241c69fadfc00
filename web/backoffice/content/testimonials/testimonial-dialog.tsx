import type { ReactNode } from 'react'
import { Controller, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { changeTestimonial } from '#shared/backoffice/contract/testimonials/change-testimonial.ts'
import type { TestimonialDraft } from '#shared/site/content/testimonial.ts'
import { useDraftedForm } from '#web/api/drafts/use-drafted-form.ts'
import { useFormError } from '#web/api/errors/use-form-error.ts'
import { FormDialog } from '#web/ui/feedback/dialog/form-dialog.tsx'
import { useAskBeforeClosing } from '#web/ui/feedback/dialog/use-ask-before-closing.tsx'
import { FormCheckbox } from '#web/ui/form/form-checkbox.tsx'
import { FormTextArea } from '#web/ui/form/form-text-area.tsx'
import { FormTextField } from '#web/ui/form/form-text-field.tsx'
import { Select } from '#web/ui/form/select/select.tsx'
import { NewerValue } from '../../frame/newer-value.tsx'
import { useNewer } from '../../frame/use-newer.ts'
import styles from '../content.module.css'
import { LanguageField } from '../language-field.tsx'
import { useTestimonialWords } from './use-testimonial-words.ts'

type Values = TestimonialDraft & { version: number }

interface TestimonialDialogProps {
  title: string
  draft: string
  known: Values
  /** How the home page shows what is typed. */
  renderPreview: (draft: TestimonialDraft) => ReactNode
  save: (values: Values) => Promise<void>
  onClose: () => void
}

/** What a customer has said, with what it will look like below. */
export function TestimonialDialog({ title, draft, known, renderPreview, save, onClose }: TestimonialDialogProps) {
  const { t } = useTranslation('sitecontent')
  const { form, isDirty, discard, finish } = useDraftedForm({
    name: `testimonial.${draft}`,
    schema: changeTestimonial.body!,
    known,
  })
  const { control } = form
  const closing = useAskBeforeClosing({ isChanged: isDirty, onDiscard: discard, onClose })
  const { formError, submitWith } = useFormError(form)
  const { newer, noticing } = useNewer(known, form.getValues('version'))
  const inWords = useTestimonialWords()
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
          fields={inWords(form.getValues(), newer)}
          onTake={() => form.reset(newer)}
          onKeep={() => {
            form.setValue('version', newer.version)
            void submit()
          }}
          isPending={form.formState.isSubmitting}
        />
      )}
      <FormTextField control={control} name="title" label={t('title')} isRequired autoFocus autoComplete="off" />
      <FormTextArea control={control} name="description" label={t('description')} isRequired rows={4} maxLength={500} />
      <div className={styles.pair}>
        <Controller
          control={control}
          name="rating"
          render={({ field }) => (
            <Select
              label={t('rating')}
              options={[5, 4, 3, 2, 1].map(count => ({ value: String(count), label: t('stars', { count }) }))}
              value={String(field.value)}
              onChange={count => field.onChange(Number(count))}
            />
          )}
        />
        <LanguageField control={control} name="language" />
      </div>
      <FormTextField control={control} name="name" label={t('personName')} isRequired autoComplete="off" />
      <div className={styles.pair}>
        <FormTextField control={control} name="position" label={t('position')} isRequired autoComplete="off" />
        <FormTextField control={control} name="company" label={t('company')} isRequired autoComplete="off" />
      </div>
      <FormCheckbox control={control} name="active">
        {t('activeLabel')}
      </FormCheckbox>
      <div className={styles.preview}>
        <h3>{t('preview')}</h3>
        <Shown control={control} render={renderPreview} />
      </div>
    </FormDialog>
  )
}

type Control = ReturnType<typeof useDraftedForm<Values>>['form']['control']

/** Drawn anew at every key, so it alone watches what is typed. */
const Shown = ({ control, render }: { control: Control; render: TestimonialDialogProps['renderPreview'] }) =>
  render(useWatch({ control }) as TestimonialDraft)
