import { useWatch, type Control } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { changeLeaveRules } from '#shared/leave/contract/change-leave-rules.ts'
import { useChange } from '#web/api/use-change.ts'
import { useDraftedForm } from '#web/api/drafts/use-drafted-form.ts'
import { useFormError } from '#web/api/errors/use-form-error.ts'
import { useEffectQuestion } from '#web/ui/feedback/effect/use-effect-question.tsx'
import { FormRadioCards } from '#web/ui/form/form-radio-cards.tsx'
import { Icon } from '#web/ui/icon/icon.tsx'
import { toast } from '#web/ui/feedback/toast/toast.ts'
import { changedRules, choicesOf, defaultOf, rules, TypedRules, typedOf, keyOf, type Rule } from './leave-rule.ts'
import { useRulesEffect } from '../effect/use-rules-effect.tsx'
import { SettingsForm } from './settings-form.tsx'
import styles from './settings.module.css'

/** Every question that the law leaves open, with its options; shows whose leave changes before it is saved. */
export function LeaveRulesForm({ known }: { known: TypedRules }) {
  const { t } = useTranslation(['settings', 'common'])
  const { form, settle, discard } = useDraftedForm({
    name: 'settings.rules',
    schema: TypedRules,
    known,
  })
  const { formError, submitWith } = useFormError(form)
  const { change } = useChange(changeLeaveRules)
  const { ask, dialog } = useEffectQuestion()
  const effectOf = useRulesEffect()

  const submit = submitWith(async typed => {
    const body = changedRules(typed, known)
    if (!(await ask({ title: t('confirmRules'), confirm: t('common:save'), effect: effectOf(body) }))) return
    const { data } = await change({ body })
    settle(typedOf(data))
    toast.success(t('rulesSaved'))
  })

  return (
    <>
      <SettingsForm
        title={t('rules')}
        lead={t('rulesLead')}
        formError={formError}
        isDirty={form.formState.isDirty}
        isSaving={form.formState.isSubmitting}
        onSubmit={submit}
        onDiscard={discard}
      >
        <div>
          {rules.map(rule => (
            <RuleChoice key={rule} rule={rule} control={form.control} />
          ))}
        </div>
      </SettingsForm>
      {dialog}
    </>
  )
}

/** One question: collapsed it shows the chosen option, expanded it explains them all. */
function RuleChoice({ rule, control }: { rule: Rule; control: Control<TypedRules> }) {
  const { t } = useTranslation('settings')
  const chosen = useWatch({ control, name: rule }) ?? defaultOf(rule)
  const options = choicesOf(rule).map(choice => {
    const option = t(keyOf(rule, choice))
    return {
      value: choice,
      label: choice === defaultOf(rule) ? t('isDefault', { option }) : option,
      detail: t(`${keyOf(rule, choice)}Means`),
    }
  })
  return (
    <details className={styles.rule}>
      <summary>
        <span className={styles.ruleName}>{t(`${rule}Name`)}</span>
        <span className={styles.chosen}>
          {t(keyOf(rule, chosen))}
          {chosen !== defaultOf(rule) && <span className={styles.differs}> · {t('differs')}</span>}
        </span>
        <Icon name="chevron-down" size="sm" />
      </summary>
      <FormRadioCards
        control={control}
        name={rule}
        label={t(rule)}
        hint={t(`${rule}Law`)}
        options={options}
        columns={1}
      />
    </details>
  )
}
