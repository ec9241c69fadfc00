import { useTranslation } from 'react-i18next'
import type { ShownPartner } from '#shared/site/content/partner.ts'
import styles from './said.module.css'

/** The logos of partners and brands, each in a place of its own size, so that nothing moves when they come. */
export function PartnersSection({ partners }: { partners: readonly ShownPartner[] }) {
  const { t } = useTranslation('home')
  return (
    <section aria-label={t('brandsTitle')}>
      <p className={styles.label}>{t('brandsTitle')}</p>
      <ul className={styles.logos}>
        {partners.map(({ id, name, src, width, height }) => (
          <li key={id}>
            <img src={src} alt={name} width={width} height={height} loading="lazy" decoding="async" />
          </li>
        ))}
      </ul>
    </section>
  )
}
