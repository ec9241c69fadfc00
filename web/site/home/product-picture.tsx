import { useTranslation } from 'react-i18next'
import styles from './product-picture.module.css'

/** The addresses of pictures, by language, name and theme, as the build gives them. */
export type Pictures = Record<string, string>

interface ProductPictureProps {
  pictures: Pictures
  /** Its name, as `npm run pictures` gives it. */
  name: string
  /** The name of another one, for narrow windows. */
  narrow?: string
  /** What is to be seen, for whoever does not see it. */
  alt: string
  width: number
  height: number
}

/** A picture of the product, in the language and the theme of the page; the other theme is not loaded. */
export function ProductPicture({ pictures, name, narrow, alt, width, height }: ProductPictureProps) {
  const { language } = useTranslation().i18n
  const addressOf = (shot: string, theme: string) => pictures[`./pictures/${language}/${shot}-${theme}.avif`]
  return (['light', 'dark'] as const).map(theme => (
    <picture key={theme} className={styles[theme]}>
      {narrow && <source media="(max-width: 860px)" srcSet={addressOf(narrow, theme)} />}
      <img
        src={addressOf(name, theme)}
        alt={alt}
        loading="lazy"
        decoding="async"
        width={width}
        height={height}
        className={styles.picture}
      />
    </picture>
  ))
}
