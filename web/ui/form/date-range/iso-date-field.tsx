import { useState, type Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { todayInBudapest } from '#web/ui/dates/today.ts'
import type { FieldProps } from '../field/field-props.ts'
import { TextField } from '../text-field/text-field.tsx'
import { dateCharacters, dateFault } from './iso-date.ts'

export interface IsoDateFieldProps extends FieldProps {
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
  inputRef?: Ref<HTMLInputElement>
  autoFocus?: boolean
  autoComplete?: string
  /** The day of the example in an error; today if left out. */
  example?: string
}

/**
 * A typed date; what is none says so as soon as it is left, or whole. Not a segmented one: Hungarian would order its segments as
 * "2026. 11. 20.".
 */
export function IsoDateField({ onChange, onBlur, example, error, ...rest }: IsoDateFieldProps) {
  const { t } = useTranslation(['common', 'problems'])
  const [isLeft, leave] = useState(false)
  const fault = isLeft || rest.value.length === 10 ? dateFault(rest.value) : undefined
  const own =
    fault &&
    (fault === 'day' ? t('problems:noSuchDay') : t('dateFormatError', { example: example ?? todayInBudapest() }))
  return (
    <TextField
      autoComplete="off"
      {...rest}
      error={own ?? error}
      onBlur={() => {
        leave(true)
        onBlur?.()
      }}
      onChange={text => {
        leave(false)
        onChange(dateCharacters(text))
      }}
      placeholder={t('dateFormat')}
    />
  )
}
