import type { MessageTexts } from './message-texts.ts';

export const turkishMessages: MessageTexts = {
  verify: {
    subject: 'E-postanızı doğrulayın',
    body: 'Merhaba,\n\nBu adresin size ait olduğunu doğrulayın:\n{link}\n\n{brand} hesabınız yoksa bu e-postayı dikkate almayın.\n\n{brand}',
  },
  activate: {
    subject: 'Hesabınızı etkinleştirin',
    body: 'Merhaba,\n\nHesabınızı etkinleştirin:\n{link}\n\n{brand} hesabı açmadıysanız bu e-postayı dikkate almayın.\n\n{brand}',
  },
  newsletter: {
    subject: 'Haberlerimiz',
    body: 'Merhaba,\n\n{brand} haber bültenine abonesiniz. Abonelikten çıkmak için:\n{link}\n\n{brand}',
  },
  password: {
    subject: 'Yeni şifre',
    body: 'Merhaba,\n\nYeni şifrenizi bir saat içinde bu bağlantıyla belirleyin:\n{link}\n\nBunu siz istemediyseniz bir şey yapmanız gerekmez: şifreniz aynı kalır.\n\n{brand}',
  },
  password_code: {
    subject: 'Yeni şifre',
    body: 'Merhaba,\n\nYeni şifre için kodunuz: {code}\n{minutes} dakika geçerlidir. Kimseyle paylaşmayın; biz asla sormayız.\n\nYa da şifreyi bir saat içinde bu bağlantıyla belirleyin:\n{link}\n\nBunu siz istemediyseniz bir şey yapmanız gerekmez: şifreniz aynı kalır.\n\n{brand}',
  },
  login: {
    subject: 'Giriş bağlantınız',
    body: 'Merhaba,\n\nBu bağlantıyla {minutes} dakika içinde bir kez giriş yapabilirsiniz:\n{link}\n\nBunu siz istemediyseniz bir şey yapmanız gerekmez; bağlantıyı kimseyle paylaşmayın.\n\n{brand}',
  },
  two_step: {
    subject: 'Giriş kodunuz: {code}',
    body: 'Merhaba,\n\nGirişin ikinci adımı için kodunuz: {code}\n{minutes} dakika geçerlidir. Kimseyle paylaşmayın; biz asla sormayız.\n\nŞu anda giriş yapmıyorsanız biri şifrenizi biliyor: hemen değiştirin.\n\n{brand}',
  },
  sms_login: { subject: '', body: '{brand}: giriş kodunuz {code}. {minutes} dakika geçerlidir. Kimseyle paylaşmayın.' },
  sms_two_step: {
    subject: '',
    body: '{brand}: girişin ikinci adımı için kodunuz {code}. {minutes} dakika geçerlidir. Kimseyle paylaşmayın.',
  },
  sms_password: {
    subject: '',
    body: '{brand}: yeni şifre için kodunuz {code}. {minutes} dakika geçerlidir. Kimseyle paylaşmayın.',
  },
  sms_by_email: {
    subject: '',
    body: '{brand}: hesabınızda iki adımlı giriş açık. Kodu e-postayla isteyin.',
  },
  sms_phone: { subject: '', body: '{brand}: bu numarayı doğrulama kodunuz {code}. {minutes} dakika geçerlidir.' },
  registration: {
    subject: 'Hesap açma kodunuz: {code}',
    body: 'Merhaba,\n\n{brand} hesabı açmak için kodunuz: {code}\n{minutes} dakika geçerlidir. Kimseyle paylaşmayın; biz asla sormayız.\n\nHesap açmıyorsanız bir şey yapmanız gerekmez: kod olmadan hesap açılmaz.\n\n{brand}',
  },
  registration_known: {
    subject: 'Zaten bir hesabınız var',
    body: 'Merhaba,\n\nBu adresle {brand} hesabı açılmak istendi; belki de bunu siz istediniz. Zaten bir hesabınız var ve olduğu gibi duruyor. Buradan giriş yapabilir ya da yeni şifre isteyebilirsiniz:\n{link}\n\nSiz istemediyseniz bir şey yapmanız gerekmez.\n\n{brand}',
  },
  sms_registration: {
    subject: '',
    body: '{brand}: hesap açma kodunuz {code}. {minutes} dakika geçerlidir. Kimseyle paylaşmayın.',
  },
  sms_registration_known: {
    subject: '',
    body: '{brand}: bu numarayla zaten bir hesabınız var. Giriş yapın: {link}',
  },
  passkey_added: {
    subject: 'Geçiş anahtarı eklendi',
    body: 'Merhaba,\n\n{brand} hesabınıza bir geçiş anahtarı eklendi. Bu anahtara sahip olan kişi şifreniz olmadan giriş yapabilir.\n\nBunu siz yapmadıysanız şifrenizi hemen değiştirin ve anahtarı “Giriş ve güvenlik” bölümünden kaldırın.\n\n{brand}',
  },
  email: {
    subject: 'Bu adresi doğrulama kodunuz: {code}',
    body: 'Merhaba,\n\n{brand} hesabınız için bu adresi doğrulama kodunuz: {code}\n{minutes} dakika geçerlidir. Kimseyle paylaşmayın; biz asla sormayız.\n\nBizde hesabınız yoksa bir şey yapmanız gerekmez: kod olmadan işlem yapılmaz.\n\n{brand}',
  },
  email_known: {
    subject: 'E-posta adresiniz kullanılmak istendi',
    body: 'Merhaba,\n\nBu adres başka bir {brand} hesabına eklenmek istendi; belki de bunu siz istediniz. Adres sizin hesabınıza ait ve orada kalıyor. Hesabınıza buradan giriş yapabilirsiniz:\n{link}\n\nSiz istemediyseniz bir şey yapmanız gerekmez.\n\n{brand}',
  },
};
