import { useTranslation } from 'react-i18next'
import type { Cover } from '#shared/site/content/article.ts'

/** The picture of an article in words: its colour, and its days. */
export function useCoverSaid() {
  const { t } = useTranslation('sitecontent')
  return ({ leave, boxes }: Cover) =>
    [t(`leave_${leave}`), ...boxes.map(({ days, drawn }) => `${days} ${t(`drawn_${drawn}`)}`)].join(', ')
}
