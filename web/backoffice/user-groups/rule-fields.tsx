import { Controller, type Control } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { activities } from '#shared/backoffice/user-groups/group-rule.ts'
import type { UserGroupDraft } from '#shared/backoffice/user-groups/user-group.ts'
import { standings } from '#shared/company/plan/plan.ts'
import { languages } from '#shared/words/language.ts'
import { FormNumberField } from '#web/ui/form/form-number-field.tsx'
import { Select } from '#web/ui/form/select/select.tsx'
import { ChosenCountries } from './chosen-countries.tsx'
import { SomeOf } from './some-of.tsx'
import styles from './user-groups.module.css'

export type GroupValues = UserGroupDraft & { version: number }

/** By what companies belong to a group. */
export function RuleFields({ control }: { control: Control<GroupValues, unknown, GroupValues> }) {
  const { t, i18n } = useTranslation('usergroups')
  const names = new Intl.DisplayNames(i18n.language, { type: 'language' })
  return (
    <>
      <p className={styles.quiet}>{t('ruleLead')}</p>
      <Controller
        control={control}
        name="rule.standings"
        render={({ field, fieldState }) => (
          <SomeOf
            label={t('standings')}
            options={standings.map(value => ({ value, label: t(`standing_${value}`) }))}
            value={field.value}
            onChange={field.onChange}
            error={fieldState.error?.message}
          />
        )}
      />
      <div className={styles.pair}>
        <FormNumberField control={control} name="rule.seats_from" label={t('seatsFrom')} min={0} step={1} />
        <FormNumberField control={control} name="rule.seats_to" label={t('seatsTo')} min={0} step={1} />
      </div>
      <Controller
        control={control}
        name="rule.countries"
        render={({ field }) => <ChosenCountries value={field.value} onChange={field.onChange} />}
      />
      <Controller
        control={control}
        name="rule.languages"
        render={({ field }) => (
          <SomeOf
            label={t('languages')}
            options={languages.map(value => ({ value, label: names.of(value) ?? value }))}
            value={field.value}
            onChange={field.onChange}
          />
        )}
      />
      <Controller
        control={control}
        name="rule.activity"
        render={({ field }) => (
          <Select
            label={t('activity')}
            options={activities.map(value => ({ value, label: t(`activity_${value}`) }))}
            value={field.value}
            onChange={field.onChange}
          />
        )}
      />
      <p className={styles.quiet}>{t('ruleTime')}</p>
    </>
  )
}
