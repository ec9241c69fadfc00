import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import type { FieldProps } from '../field/field-props.ts'
import { TextField } from '../text-field/text-field.tsx'
import { dateCharacters } from './iso-date.ts'

export interface IsoDateFieldProps extends FieldProps {
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
  inputRef?: Ref<HTMLInputElement>
  autoFocus?: boolean
  autoComplete?: string
}

/** A typed date. Not a segmented one: Hungarian would order its segments as "2026. 11. 20.". */
export function IsoDateField({ onChange, ...rest }: IsoDateFieldProps) {
  const { t } = useTranslation('common')
  return (
    <TextField
      autoComplete="off"
      {...rest}
      onChange={text => onChange(dateCharacters(text))}
      placeholder={t('dateFormat')}
      maxLength={10}
    />
  )
}
