import type { MessageTexts } from './message-texts.ts';

export const turkishMessages: MessageTexts = {
  verify: {
    subject: 'E-postanızı doğrulayın',
    body: 'Merhaba,\n\nbu adresin size ait olduğunu doğrulayın:\n{link}\n\n{brand} hesabınız yoksa hiçbir şey yapmayın.\n\n{brand}',
  },
  activate: {
    subject: 'Hesabınızı etkinleştirin',
    body: 'Merhaba,\n\nhesabınızı etkinleştirin:\n{link}\n\n{brand} sitesinde hesap açmadıysanız hiçbir şey yapmayın.\n\n{brand}',
  },
  newsletter: {
    subject: 'Haberlerimiz',
    body: 'Merhaba,\n\n{brand} haberlerini alıyorsunuz. Artık almamak için:\n{link}\n\n{brand}',
  },
  password: {
    subject: 'Yeni parola',
    body: 'Merhaba,\n\nyeni parolanızı bir saat içinde bu bağlantıyla belirleyin:\n{link}\n\nBunu siz istemediyseniz hiçbir şey yapmayın: parolanız aynı kalır.\n\n{brand}',
  },
  password_code: {
    subject: 'Yeni parola',
    body: 'Merhaba,\n\nyeni parola için kodunuz: {code}\n{minutes} dakika geçerlidir. Kimseye söylemeyin; biz asla sormayız.\n\nYa da parolayı bir saat içinde bu bağlantıyla belirleyin:\n{link}\n\nBunu siz istemediyseniz hiçbir şey yapmayın: parolanız aynı kalır.\n\n{brand}',
  },
  login: {
    subject: 'Giriş bağlantınız',
    body: 'Merhaba,\n\nbu bağlantı {minutes} dakika içinde, bir kez giriş yapmanızı sağlar:\n{link}\n\nBunu siz istemediyseniz hiçbir şey yapmayın ve kimseye göstermeyin.\n\n{brand}',
  },
  two_step: {
    subject: 'Giriş kodunuz: {code}',
    body: 'Merhaba,\n\ngirişin ikinci adımı için kodunuz: {code}\n{minutes} dakika geçerlidir. Kimseye söylemeyin; biz asla sormayız.\n\nŞu anda giriş yapmıyorsanız biri parolanızi biliyor: değiştirin.\n\n{brand}',
  },
  sms_login: { subject: '', body: '{brand}: giriş kodunuz {code}. {minutes} dakika geçerlidir. Kimseye söylemeyin.' },
  sms_two_step: {
    subject: '',
    body: '{brand}: girişin ikinci adımı için kodunuz {code}. {minutes} dakika geçerlidir. Kimseye söylemeyin.',
  },
  sms_password: {
    subject: '',
    body: '{brand}: yeni parola için kodunuz {code}. {minutes} dakika geçerlidir. Kimseye söylemeyin.',
  },
  sms_by_email: { subject: '', body: '{brand}: hesabınız iki adımla korunuyor. Kodu e-postayla isteyin.' },
  sms_phone: { subject: '', body: '{brand}: bu numarayı doğrulama kodunuz {code}. {minutes} dakika geçerlidir.' },
  registration: {
    subject: 'Hesap açma kodunuz: {code}',
    body: 'Merhaba,\n\n{brand} hesabı açmak için kodunuz: {code}\n{minutes} dakika geçerlidir. Kimseye söylemeyin; biz asla sormayız.\n\nHesap açmıyorsanız hiçbir şey yapmayın: kod olmadan hesap açılmaz.\n\n{brand}',
  },
  registration_known: {
    subject: 'Zaten bir hesabınız var',
    body: 'Merhaba,\n\nbiri, belki de siz, bu adresle {brand} hesabı açmak istedi. Zaten bir hesabınız var ve olduğu gibi duruyor. Buradan giriş yapın ya da orada yeni bir şifre isteyin:\n{link}\n\nSiz değildiyseniz hiçbir şey yapmayın.\n\n{brand}',
  },
  sms_registration: {
    subject: '',
    body: '{brand}: hesap açma kodunuz {code}. {minutes} dakika geçerlidir. Kimseye söylemeyin.',
  },
  sms_registration_known: {
    subject: '',
    body: '{brand}: bu numarayla zaten bir hesabınız var. Giriş yapın: {link}',
  },
  passkey_added: {
    subject: 'Bir geçiş anahtarı eklendi',
    body: 'Merhaba,\n\n{brand} hesabınıza bir geçiş anahtarı eklendi. Ona sahip olan, parolanız olmadan giriş yapabilir.\n\nBunu siz yapmadıysanız parolanızı hemen değiştirin ve anahtarı “Giriş ve güvenlik” bölümünde kaldırın.\n\n{brand}',
  },
  email: {
    subject: 'Bu adresi doğrulama kodunuz: {code}',
    body: 'Merhaba,\n\n{brand} hesabınız için bu adresi doğrulama kodunuz: {code}\n{minutes} dakika geçerlidir. Kimseye söylemeyin; biz asla sormayız.\n\nBizde hesabınız yoksa hiçbir şey yapmayın: kod olmadan hiçbir şey olmaz.\n\n{brand}',
  },
  email_known: {
    subject: 'Biri adresinizi kullanmak istedi',
    body: 'Merhaba,\n\nbiri, belki de siz, bu adresi başka bir {brand} hesabına eklemek istedi. Adres sizin hesabınıza ait ve orada kalıyor. Hesabınıza buradan giriş yapabilirsiniz:\n{link}\n\nSiz değildiyseniz hiçbir şey yapmayın.\n\n{brand}',
  },
};
