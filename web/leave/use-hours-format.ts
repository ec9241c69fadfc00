import { useTranslation } from 'react-i18next'

/** Formats hours in the language of the page: `38,5`. */
export function useHoursFormat() {
  const { i18n } = useTranslation()
  return (hours: number) => hours.toLocaleString(i18n.language, { maximumFractionDigits: 2 })
}
