// Styles of every page, in the order in which they override each other.
import '#renderer/ui/fonts.css';
import '#renderer/ui/tokens.css';
import '#renderer/ui/base.css';
