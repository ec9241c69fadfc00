import { useTranslation } from 'react-i18next'
import { ProductPicture, type Pictures } from './product-picture.tsx'
import styles from './hero-picture.module.css'

const pictures = import.meta.glob<string>('./pictures/*/dashboard*.avif', {
  eager: true,
  query: '?url',
  import: 'default',
}) satisfies Pictures

/** The dashboard of somebody of the demo company, as large as it is, or on a narrow window as a phone shows it. */
export function HeroPicture() {
  const { t } = useTranslation('site')
  return (
    <div className={styles.frame}>
      <ProductPicture
        pictures={pictures}
        name="dashboard"
        narrow="dashboard-phone"
        alt={t('dashboardPicture')}
        width={1024}
        height={600}
      />
    </div>
  )
}
