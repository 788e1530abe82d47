import '../../../brand.css';
import '../../../page.css';

export default function Layout({ children }) {
  return (
    <html lang="de" className="uk-harbour">
      <body>{children}</body>
    </html>
  );
}
