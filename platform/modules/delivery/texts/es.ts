import type { MessageTexts } from './message-texts.ts';

export const spanishMessages: MessageTexts = {
  verify: {
    subject: 'Confirma tu correo',
    body: 'Hola:\n\nConfirma que esta dirección es tuya:\n{link}\n\nSi no tienes cuenta en {brand}, ignora este mensaje.\n\n{brand}',
  },
  activate: {
    subject: 'Activa tu cuenta',
    body: 'Hola:\n\nActiva tu cuenta:\n{link}\n\nSi no has creado una cuenta en {brand}, ignora este mensaje.\n\n{brand}',
  },
  newsletter: {
    subject: 'Nuestras novedades',
    body: 'Hola:\n\nRecibes las novedades de {brand}. Para darte de baja:\n{link}\n\n{brand}',
  },
  password: {
    subject: 'Tu contraseña nueva',
    body: 'Hola:\n\nCrea una contraseña nueva con este enlace, en el plazo de una hora:\n{link}\n\nSi no lo has pedido, ignora este mensaje: tu contraseña sigue igual.\n\n{brand}',
  },
  password_code: {
    subject: 'Tu contraseña nueva',
    body: 'Hola:\n\nTu código para crear una contraseña nueva: {code}\nEs válido durante {minutes} minutos. No se lo des a nadie; nosotros nunca te lo pediremos.\n\nO crea la contraseña con este enlace, en el plazo de una hora:\n{link}\n\nSi no lo has pedido, ignora este mensaje: tu contraseña sigue igual.\n\n{brand}',
  },
  login: {
    subject: 'Tu enlace para entrar',
    body: 'Hola:\n\nUsa este enlace para entrar, una sola vez, en los próximos {minutes} minutos:\n{link}\n\nSi no lo has pedido, ignora este mensaje y no enseñes el enlace a nadie.\n\n{brand}',
  },
  two_step: {
    subject: 'Tu código para entrar: {code}',
    body: 'Hola:\n\nTu código de la verificación en dos pasos: {code}\nEs válido durante {minutes} minutos. No se lo des a nadie; nosotros nunca te lo pediremos.\n\nSi no eres tú quien está entrando, alguien conoce tu contraseña: cámbiala ya.\n\n{brand}',
  },
  sms_login: {
    subject: '',
    body: '{brand}: tu código para entrar es {code}. Es válido durante {minutes} minutos. No se lo des a nadie.',
  },
  sms_two_step: {
    subject: '',
    body: '{brand}: tu código de la verificación en dos pasos es {code}. Es válido durante {minutes} minutos. No se lo des a nadie.',
  },
  sms_password: {
    subject: '',
    body: '{brand}: tu código para crear una contraseña nueva es {code}. Es válido durante {minutes} minutos. No se lo des a nadie.',
  },
  sms_by_email: {
    subject: '',
    body: '{brand}: tu cuenta usa la verificación en dos pasos. Pide el código por correo.',
  },
  sms_phone: {
    subject: '',
    body: '{brand}: tu código para confirmar este número es {code}. Es válido durante {minutes} minutos.',
  },
  registration: {
    subject: 'Tu código para crear la cuenta: {code}',
    body: 'Hola:\n\nTu código para crear una cuenta en {brand}: {code}\nEs válido durante {minutes} minutos. No se lo des a nadie; nosotros nunca te lo pediremos.\n\nSi no estás creando una cuenta, ignora este mensaje: sin el código no se creará ninguna.\n\n{brand}',
  },
  registration_known: {
    subject: 'Ya tienes una cuenta',
    body: 'Hola:\n\nAlguien, quizá tú, ha intentado crear una cuenta en {brand} con este correo. Ya tienes una y sigue como estaba. Entra o pide una contraseña nueva aquí:\n{link}\n\nSi no has sido tú, ignora este mensaje.\n\n{brand}',
  },
  sms_registration: {
    subject: '',
    body: '{brand}: tu código para crear la cuenta es {code}. Es válido durante {minutes} minutos. No se lo des a nadie.',
  },
  sms_registration_known: {
    subject: '',
    body: '{brand}: ya tienes una cuenta con este número. Entra: {link}',
  },
  passkey_added: {
    subject: 'Se ha añadido una llave de acceso',
    body: 'Hola:\n\nSe ha añadido una llave de acceso a tu cuenta de {brand}. Quien tenga esa llave puede entrar sin tu contraseña.\n\nSi no has sido tú, cambia ya tu contraseña y quita la llave en «Acceso y seguridad».\n\n{brand}',
  },
  email: {
    subject: 'Tu código para confirmar esta dirección: {code}',
    body: 'Hola:\n\nTu código para confirmar esta dirección en tu cuenta de {brand}: {code}\nEs válido durante {minutes} minutos. No se lo des a nadie; nosotros nunca te lo pediremos.\n\nSi no tienes cuenta con nosotros, ignora este mensaje: sin el código no pasa nada.\n\n{brand}',
  },
  email_known: {
    subject: 'Alguien ha intentado usar tu correo',
    body: 'Hola:\n\nAlguien, quizá tú, ha intentado añadir este correo a otra cuenta de {brand}. Pertenece a tu cuenta y ahí sigue. Puedes entrar aquí:\n{link}\n\nSi no has sido tú, ignora este mensaje.\n\n{brand}',
  },
};
