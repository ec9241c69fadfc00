import { useFieldArray, type Control } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { leaveTypeIds, type LeaveTypeKey } from '#shared/leave/types.ts'
import { drawnDays } from '#shared/site/article.ts'
import { Button } from '#web/ui/button/button.tsx'
import { IconButton } from '#web/ui/button/icon-button.tsx'
import { FormNumberField } from '#web/ui/form/form-number-field.tsx'
import { FormSelect } from '#web/ui/form/form-select.tsx'
import styles from '../content.module.css'
import type { ArticleValues } from './article-values.ts'

const mostRuns = 12
const mostDays = 60
const leaves = Object.keys(leaveTypeIds) as LeaveTypeKey[]

/** The picture of an article: runs of days, each drawn in one way, in the colour of a kind of leave. */
export function CoverField({ control }: { control: Control<ArticleValues> }) {
  const { t } = useTranslation('sitecontent')
  const { fields, append, remove } = useFieldArray({ control, name: 'cover.boxes' })
  return (
    <fieldset className={styles.cover}>
      <legend>{t('cover')}</legend>
      <FormSelect
        control={control}
        name="cover.leave"
        label={t('coverLeave')}
        options={leaves.map(value => ({ value, label: t(`leave_${value}`) }))}
      />
      {fields.map(({ id }, place) => (
        <div key={id} className={styles.run}>
          <FormNumberField
            control={control}
            name={`cover.boxes.${place}.days`}
            label={t('coverDays')}
            min={1}
            max={mostDays}
          />
          <FormSelect
            control={control}
            name={`cover.boxes.${place}.drawn`}
            label={t('coverDrawn')}
            options={drawnDays.map(value => ({ value, label: t(`drawn_${value}`) }))}
          />
          {fields.length > 1 && (
            <IconButton icon="trash" name={t('coverRemove', { place: place + 1 })} onPress={() => remove(place)} />
          )}
        </div>
      ))}
      {fields.length < mostRuns && (
        <div>
          <Button size="sm" icon="plus" onPress={() => append({ days: 1, drawn: 'planned' })}>
            {t('coverAdd')}
          </Button>
        </div>
      )}
    </fieldset>
  )
}
