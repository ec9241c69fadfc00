import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { DocumentRules } from '#shared/company/document-rules.ts'
import { changeDocumentRules } from '#shared/leave/contract/document/change-document-rules.ts'
import { showDocumentRules } from '#shared/leave/contract/document/show-document-rules.ts'
import { leaveTypeIds, leaveTypes, type LeaveTypeKey } from '#shared/leave/types.ts'
import { capitalised } from '#shared/words/capitalised.ts'
import { useDraftedForm } from '#web/api/drafts/use-drafted-form.ts'
import { useFormError } from '#web/api/errors/use-form-error.ts'
import { useApi } from '#web/api/use-api.ts'
import { useChange } from '#web/api/use-change.ts'
import { Card } from '#web/ui/card/card.tsx'
import { LoadFailed } from '#web/ui/feedback/empty-state/load-failed.tsx'
import { SkeletonRows } from '#web/ui/feedback/skeleton/skeleton.tsx'
import { toast } from '#web/ui/feedback/toast/toast.ts'
import { FormCheckbox } from '#web/ui/form/form-checkbox.tsx'
import { FormNumberField } from '#web/ui/form/form-number-field.tsx'
import { SettingsForm } from './settings-form.tsx'
import styles from './settings.module.css'

const DocumentForm = z.object({
  /** Whether each type asks, by its name: numbers would make a list of it. */
  asks: z.record(z.string(), z.boolean()),
  kept_months: DocumentRules.shape.kept_months,
})
type DocumentForm = z.infer<typeof DocumentForm>

/** Nobody proves that they work at home. */
const choices = leaveTypes.filter(({ id }) => id !== leaveTypeIds.home)

const formOf = ({ types, kept_months }: DocumentRules): DocumentForm => ({
  asks: Object.fromEntries(choices.map(({ id, key }) => [key, types.includes(id)])),
  kept_months,
})

const rulesIn = ({ asks, kept_months }: DocumentForm): DocumentRules => ({
  types: choices.filter(({ key }) => asks[key]).map(({ id }) => id),
  kept_months,
})

/** Which leave asks for a document, and for how long documents are kept. */
export function DocumentSettings() {
  const { t } = useTranslation('settings')
  const { data, error, mutate } = useApi(showDocumentRules)
  if (data) return <DocumentRulesForm known={formOf(data.data)} />
  return (
    <Card title={t('documents')}>
      {error ? (
        <LoadFailed title={t('documentsLoadFailed')} onRetry={() => void mutate()} />
      ) : (
        <SkeletonRows rows={4} />
      )}
    </Card>
  )
}

const hints: Partial<Record<LeaveTypeKey, 'documentsSickLaw' | 'documentsCaregiverLaw'>> = {
  sick: 'documentsSickLaw',
  caregiver: 'documentsCaregiverLaw',
}

function DocumentRulesForm({ known }: { known: DocumentForm }) {
  const { t } = useTranslation(['settings', 'common'])
  const { form, settle, discard } = useDraftedForm({ name: 'settings.documents', schema: DocumentForm, known })
  const { formError, submitWith } = useFormError(form)
  const { change } = useChange(changeDocumentRules)
  const submit = submitWith(async typed => {
    const { data } = await change({ body: rulesIn(typed) })
    settle(formOf(data))
    toast.success(t('documentsSaved'))
  })
  return (
    <SettingsForm
      title={t('documents')}
      lead={t('documentsLead')}
      formError={formError}
      isDirty={form.formState.isDirty}
      isSaving={form.formState.isSubmitting}
      onSubmit={submit}
      onDiscard={discard}
    >
      <fieldset className={styles.types}>
        <legend>{t('documentsTypes')}</legend>
        {choices.map(({ key }) => (
          <FormCheckbox key={key} control={form.control} name={`asks.${key}`} hint={hints[key] && t(hints[key])}>
            {t(`common:leave${capitalised(key)}`)}
          </FormCheckbox>
        ))}
      </fieldset>
      <FormNumberField
        control={form.control}
        name="kept_months"
        label={t('documentsKept')}
        hint={t('documentsKeptHint')}
        min={1}
        max={120}
        step={1}
        unit={t('documentsMonths')}
      />
    </SettingsForm>
  )
}
