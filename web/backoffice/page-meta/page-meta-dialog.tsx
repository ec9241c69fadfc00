import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { changePageMeta } from '#shared/backoffice/contract/page-meta/change-page-meta.ts'
import type { PageMetaView } from '#shared/backoffice/contract/page-meta/list-page-meta.ts'
import { robotsChoices } from '#shared/site/content/page-meta.ts'
import { useDraftedForm } from '#web/api/drafts/use-drafted-form.ts'
import { useFormError } from '#web/api/errors/use-form-error.ts'
import { FormDialog } from '#web/ui/feedback/dialog/form-dialog.tsx'
import { useAskBeforeClosing } from '#web/ui/feedback/dialog/use-ask-before-closing.tsx'
import { toast } from '#web/ui/feedback/toast/toast.ts'
import { FormSelect } from '#web/ui/form/form-select.tsx'
import { FormTextArea } from '#web/ui/form/form-text-area.tsx'
import { FormTextField } from '#web/ui/form/form-text-field.tsx'
import { NewerValue } from '../frame/newer-value.tsx'
import { useNewer } from '../frame/use-newer.ts'
import { useOperatorChange } from '../frame/use-operator-change.ts'
import { byDefault, draftOf, fieldsOf, headWith, type MetaFields } from './meta-fields.ts'
import { MetaPreview } from './meta-preview.tsx'

const names = {
  'index, follow': 'robotsIndex',
  'noindex, follow': 'robotsNoindex',
  'noindex, nofollow': 'robotsNofollow',
} as const

interface PageMetaDialogProps {
  known: PageMetaView
  onClose: () => void
}

/** What a page says in a language, with what it looks like in search results and where it is shared. */
export function PageMetaDialog({ known, onClose }: PageMetaDialogProps) {
  const { t } = useTranslation(['contentadmin', 'backoffice'])
  const changing = useOperatorChange(changePageMeta)
  const { path, language, released } = known
  const { form, isDirty, discard, finish } = useDraftedForm({
    name: `page-meta.${language}.${path}`,
    known: fieldsOf(known),
  })
  const closing = useAskBeforeClosing({ isChanged: isDirty, onDiscard: discard, onClose })
  const { formError, submitWith } = useFormError(form)
  const { newer, noticing } = useNewer(fieldsOf(known), form.watch('version'))
  const fields = { ...fieldsOf(known), ...useWatch({ control: form.control }) }
  const submit = submitWith(values =>
    noticing(async () => {
      await changing.change({ body: { ...draftOf(values), path, language, version: values.version } })
      finish()
      toast.success(t('backoffice:saved'))
      onClose()
    }),
  )
  const labels = {
    title: t('title'),
    description: t('description'),
    robots: t('robots'),
    og_title: t('ogTitle'),
    og_description: t('ogDescription'),
    og_image: t('ogImage'),
  }
  const said = (values: MetaFields, field: keyof typeof labels) => (values[field] === byDefault ? '' : values[field])
  const { control } = form
  return (
    <FormDialog
      title={t('editMetaOf', { page: path, language: t(language) })}
      formError={newer ? undefined : formError}
      isSubmitting={form.formState.isSubmitting}
      onSubmit={event => void submit(event as never)}
      closing={closing}
    >
      {newer && (
        <NewerValue
          fields={(Object.keys(labels) as (keyof typeof labels)[]).map(field => ({
            label: labels[field],
            mine: said(fields, field),
            theirs: said(newer, field),
          }))}
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
        name="title"
        label={labels.title}
        hint={t('byDefault', { text: released.title })}
        autoFocus
        autoComplete="off"
      />
      <FormTextArea
        control={control}
        name="description"
        label={labels.description}
        hint={t('byDefault', { text: released.description })}
        maxLength={320}
      />
      <FormSelect
        control={control}
        name="robots"
        label={labels.robots}
        options={[
          { value: byDefault, label: t('robotsDefault') },
          ...robotsChoices.map(value => ({ value, label: t(names[value]) })),
        ]}
      />
      <FormTextField control={control} name="og_title" label={labels.og_title} hint={t('asTitle')} autoComplete="off" />
      <FormTextArea
        control={control}
        name="og_description"
        label={labels.og_description}
        hint={t('asDescription')}
        maxLength={320}
      />
      <FormTextField
        control={control}
        name="og_image"
        label={labels.og_image}
        hint={t('ogImageHint')}
        autoComplete="off"
      />
      <MetaPreview path={path} language={language} head={headWith(fields, released)} />
    </FormDialog>
  )
}
