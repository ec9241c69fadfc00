import styles from './layout.module.css'

export function Footer({ width = 'app' }: { width?: 'app' | 'site' }) {
  return (
    <footer className={styles.footer} data-width={width}>
      © Szabi
    </footer>
  )
}
